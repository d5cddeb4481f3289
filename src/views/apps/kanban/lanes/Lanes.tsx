import { Avatar } from '@core/components/Avatar'
import { Badge } from '@core/components/Badge'
import { UserRound } from 'lucide-react'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Task } from '@/redux/apps/kanban/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { handleCardArrows } from '../board/cardArrows'
import { CardRow } from '../card/CardRow'
import { namesIn } from '../hooks/useKanbanUrl'
import { useKanbanContext } from '../shared/kanbanContext'
import { LaneContext } from './laneContext'
import { LaneDrag } from './LaneDrag'
import { lanesOf, type Lane } from './lanes'
import styles from '../kanban.module.scss'

interface LanesProps {
  all: ReadonlyMap<string, readonly Task[]>
  shown: ReadonlyMap<string, readonly Task[]>
  only: string
}

export function Lanes({ all, shown, only }: LanesProps) {
  const { i18n } = useTranslation('kanban')
  const { columns } = useKanbanContext()
  const lanes = useMemo(() => lanesOf(shown, namesIn(only), i18n.language), [shown, only, i18n.language])
  return (
    <LaneDrag all={all} lanes={lanes}>
      <div className={styles.laneColumns} aria-hidden="true">
        {columns.map(({ id, title }) => (
          <span key={id} className={`${styles.laneColumn} truncate`} dir="auto">
            {title}
          </span>
        ))}
      </div>
      {lanes.map((lane, index) => (
        <LaneRow key={lane.person?.title ?? ''} lane={lane} index={index} lanes={lanes} all={all} />
      ))}
    </LaneDrag>
  )
}

interface LaneRowProps extends Pick<LanesProps, 'all'> {
  lane: Lane
  index: number
  lanes: readonly Lane[]
}

function LaneRow({ lane, index, lanes, all }: LaneRowProps) {
  const { t } = useTranslation('kanban')
  const { columns } = useKanbanContext()
  const format = useFormat()
  const titleId = useId()
  const { person, tasks, count } = lane
  const context = useMemo(
    () => ({ person, others: lanes.map((other) => other.person).filter((other) => other !== person) }),
    [person, lanes],
  )

  return (
    <section className={styles.lane} aria-labelledby={titleId}>
      <h2 className={styles.laneHead} id={titleId}>
        {person ? (
          <Avatar name={person.title} src={person.img || undefined} size="sm" />
        ) : (
          <UserRound aria-hidden="true" />
        )}
        <bdi>{person?.title ?? t('lane.nobody')}</bdi>
        <Badge>
          <span aria-hidden="true">{format.number(count)}</span>
          <span className="visually-hidden">{t('column.countLong', { count })}</span>
        </Badge>
      </h2>
      <LaneContext value={context}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it listens for the links inside */}
        <div className={styles.laneCells} onKeyDown={handleCardArrows}>
          {columns.map(({ id, title }) => (
            <ul
              key={id}
              className={styles.laneColumn}
              data-column={id}
              data-lane={index}
              aria-label={t('column.tasks', { column: title })}
            >
              {tasks.get(id)?.map((task) => (
                <CardRow
                  key={task.id}
                  task={task}
                  isFirst={all.get(id)?.[0]?.id === task.id}
                  isLast={all.get(id)?.at(-1)?.id === task.id}
                  dragState="rest"
                />
              ))}
            </ul>
          ))}
        </div>
      </LaneContext>
    </section>
  )
}
