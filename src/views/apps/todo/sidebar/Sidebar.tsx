import { Button } from '@core/components/button/Button'
import { LinkButton } from '@core/components/button/LinkButton'
import { cx } from '@core/components/cx'
import { CircleCheckBig, Keyboard, ListTodo, Plus, Star, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useAppSelector } from '@/redux/app/hooks'
import { tags } from '@/redux/apps/todo/schema'
import { selectTaskCounts } from '@/redux/apps/todo/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import { hrefOf, type TaskView } from '../hooks/useTodoUrl'
import { TagDot } from '../shared/TagDot'
import { useTodo } from '../shared/todo'
import { titleOf } from '../shared/viewTexts'

const places = [
  { filter: 'all', icon: ListTodo },
  { filter: 'important', icon: Star },
  { filter: 'completed', icon: CircleCheckBig },
  { filter: 'deleted', icon: Trash2 },
] as const

interface PlaceProps {
  view: TaskView
  current: TaskView
  icon: ReactNode
  count: number | undefined
  onGo: () => void
}

function Place({ view, current, icon, count, onGo }: PlaceProps) {
  const { t } = useTranslation('todo')
  const format = useFormat()
  const isCurrent = current.filter === view.filter && current.tag === view.tag
  return (
    <li>
      <Link
        className={cx('todo-place', isCurrent && 'is-current')}
        to={hrefOf(view)}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onGo}
      >
        {icon}
        <span className="todo-place-name">{t(titleOf(view))}</span>
        {count !== undefined && (
          <span className="todo-place-count tabular">
            <span aria-hidden="true">{format.number(count)}</span>
            <span className="visually-hidden">{t('list.count', { count })}</span>
          </span>
        )}
      </Link>
    </li>
  )
}

interface SidebarProps {
  current: TaskView
  onShortcuts: () => void
  /** After a choice: a drawer closes. */
  onGo: () => void
}

/** Begins a task; the lists and the tags, each with how many tasks it has. */
export function Sidebar({ current, onShortcuts, onGo }: SidebarProps) {
  const { t } = useTranslation('todo')
  const { rights, hrefTo } = useTodo()
  const counts = useAppSelector(selectTaskCounts)

  return (
    <div className="todo-sidebar">
      {rights.create && (
        <LinkButton variant="primary" icon={<Plus aria-hidden="true" />} to={hrefTo('new')} onClick={onGo}>
          {t('action.add')}
        </LinkButton>
      )}
      <nav aria-label={t('sidebar.label')}>
        <ul>
          {places.map(({ filter, icon: Icon }) => (
            <Place
              key={filter}
              view={{ filter }}
              current={current}
              icon={<Icon aria-hidden="true" />}
              count={counts?.[filter]}
              onGo={onGo}
            />
          ))}
        </ul>
        <h2 className="todo-sidebar-title">{t('sidebar.tags')}</h2>
        <ul>
          {tags.map((tag) => (
            <Place
              key={tag}
              view={{ tag }}
              current={current}
              icon={<TagDot tag={tag} />}
              count={counts?.tags[tag]}
              onGo={onGo}
            />
          ))}
        </ul>
      </nav>
      <Button variant="ghost" size="sm" icon={<Keyboard aria-hidden="true" />} onClick={onShortcuts}>
        {t('shortcuts.title')}
      </Button>
    </div>
  )
}
