import { Badge } from '@core/components/Badge'
import { IconButton } from '@core/components/button/IconButton'
import { DragHandle } from '@core/components/sortable/DragHandle'
import { ChevronsLeftRightEllipsis, ChevronsRightLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KanbanColumn } from '@/redux/apps/kanban/schema'
import { howToMoveId, useKanbanContext } from '../shared/kanbanContext'
import { ColumnMenu } from './ColumnMenu'
import { TitleForm } from './TitleForm'
import styles from '../kanban.module.scss'

interface ColumnHeadProps {
  id: string
  column: KanbanColumn
  count: number
  /** Number of filtered tasks; null without filters. */
  found: number | null
  isCollapsed: boolean
  onToggle: () => void
}

export function ColumnHead({ id, column, count, found, isCollapsed, onToggle }: ColumnHeadProps) {
  const { t } = useTranslation('kanban')
  const { columns, columnActions, rights } = useKanbanContext()
  const [isRenaming, setRenaming] = useState(false)
  const { title } = column

  if (isRenaming) {
    return (
      <TitleForm
        label={t('column.renameLabel', { column: title })}
        submit={t('column.renameSave')}
        title={title}
        taken={columns.filter((other) => other.id !== column.id).map((other) => other.title)}
        onSave={(to) => {
          setRenaming(false)
          columnActions.rename(column, to)
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
        <ColumnCount column={column} count={count} found={found} />
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
        {!isCollapsed && <ColumnMenu column={column} count={count} onRename={() => setRenaming(true)} />}
      </div>
    </header>
  )
}

function ColumnCount({ column, count, found }: Pick<ColumnHeadProps, 'column' | 'count' | 'found'>) {
  const { t } = useTranslation('kanban')
  const { limit } = column
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
