import { Badge } from '@core/components/Badge'
import { IconButton } from '@core/components/button/IconButton'
import { DragHandle } from '@core/components/sortable/DragHandle'
import { ChevronsLeftRightEllipsis, ChevronsRightLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Board } from '@/redux/apps/kanban/schema'
import { howToMoveId, useKanbanContext } from '../shared/kanbanContext'
import { ColumnMenu } from './ColumnMenu'
import { TitleForm } from './TitleForm'
import styles from '../kanban.module.scss'

interface ColumnHeadProps {
  id: string
  board: Board
  count: number
  /** Number of filtered tasks; null without filters. */
  found: number | null
  isCollapsed: boolean
  onToggle: () => void
}

export function ColumnHead({ id, board, count, found, isCollapsed, onToggle }: ColumnHeadProps) {
  const { t } = useTranslation('kanban')
  const { boards, columns, rights } = useKanbanContext()
  const [isRenaming, setRenaming] = useState(false)
  const { title } = board

  if (isRenaming) {
    return (
      <TitleForm
        label={t('column.renameLabel', { column: title })}
        submit={t('column.renameSave')}
        title={title}
        taken={boards.filter((other) => other.id !== board.id).map((other) => other.title)}
        onSave={(to) => {
          setRenaming(false)
          columns.rename(board, to)
        }}
        onCancel={() => setRenaming(false)}
      />
    )
  }
  return (
    <header className={styles.columnHead}>
      {rights.update && !isCollapsed && (
        <DragHandle label={t('column.handle', { column: title })} howToId={howToMoveId} />
      )}
      <h2 id={id} className={styles.columnTitle}>
        <bdi className="truncate" title={title}>
          {title}
        </bdi>
        <ColumnCount board={board} count={count} found={found} />
      </h2>
      <div className={styles.columnTools}>
        <IconButton
          size="sm"
          label={isCollapsed ? t('column.expand', { column: title }) : t('column.collapse', { column: title })}
          icon={
            isCollapsed ? <ChevronsLeftRightEllipsis aria-hidden="true" /> : <ChevronsRightLeft aria-hidden="true" />
          }
          onClick={onToggle}
        />
        {!isCollapsed && <ColumnMenu board={board} count={count} onRename={() => setRenaming(true)} />}
      </div>
    </header>
  )
}

function ColumnCount({ board, count, found }: Pick<ColumnHeadProps, 'board' | 'count' | 'found'>) {
  const { t } = useTranslation('kanban')
  const { limit } = board
  if (found !== null) {
    return (
      <Badge tone={found > 0 ? 'primary' : 'neutral'}>
        <span aria-hidden="true">{t('column.found', { found, count })}</span>
        <span className="visually-hidden">{t('column.foundLong', { found, count })}</span>
      </Badge>
    )
  }
  if (limit == null) {
    return (
      <Badge>
        <span aria-hidden="true">{t('column.count', { count })}</span>
        <span className="visually-hidden">{t('column.countLong', { count })}</span>
      </Badge>
    )
  }
  const isOver = count > limit
  return (
    <span title={isOver ? t('column.over', { count, limit }) : t('column.within', { count, limit })}>
      <Badge tone={isOver ? 'danger' : count === limit ? 'warning' : 'neutral'}>
        <span aria-hidden="true">{t('column.ofLimit', { count, limit })}</span>
        <span className="visually-hidden">
          {isOver ? t('column.over', { count, limit }) : t('column.within', { count, limit })}
        </span>
      </Badge>
    </span>
  )
}
