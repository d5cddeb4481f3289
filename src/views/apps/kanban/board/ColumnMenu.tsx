import { MenuButton } from '@core/components/overlay/MenuButton'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { lazyPart } from '@core/lazy/lazyPart'
import { Archive, ArrowLeft, ArrowRight, Eraser, Gauge, MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KanbanColumn } from '@/redux/apps/kanban/schema'
import { useDirection } from '@/redux/shell/layout/hooks'
import { useKanbanContext } from '../shared/kanbanContext'

const LimitDialog = lazyPart(() => import('./LimitDialog').then(({ LimitDialog }) => LimitDialog))

interface ColumnMenuProps {
  column: KanbanColumn
  count: number
  onRename: () => void
}

export function ColumnMenu({ column, count, onRename }: ColumnMenuProps) {
  const { t } = useTranslation('kanban')
  const { columns, rights, columnActions } = useKanbanContext()
  const direction = useDirection()
  const [isLimiting, setLimiting] = useState(false)
  const index = columns.findIndex(({ id }) => id === column.id)
  const left = direction === 'rtl' ? 1 : -1

  const changes: MenuItem[] = [
    { key: 'rename', label: t('column.rename'), icon: <Pencil aria-hidden="true" />, onSelect: onRename },
    {
      key: 'limit',
      label: t('column.limit'),
      icon: <Gauge aria-hidden="true" />,
      onSelect: () => setLimiting(true),
    },
    {
      key: 'left',
      label: t('column.left'),
      // oxlint-disable-next-line syntax/restricted -- it moves to the left, however one reads
      icon: <ArrowLeft aria-hidden="true" />,
      isDisabled: !columns[index + left],
      onSelect: () => columnActions.move(column, index + left),
    },
    {
      key: 'right',
      label: t('column.right'),
      // oxlint-disable-next-line syntax/restricted -- and this one to the right
      icon: <ArrowRight aria-hidden="true" />,
      isDisabled: !columns[index - left],
      onSelect: () => columnActions.move(column, index - left),
    },
  ]
  const line: MenuItem = { kind: 'separator', key: 'line' }
  const archive: MenuItem = {
    key: 'archive',
    label: t('column.archive'),
    icon: <Archive aria-hidden="true" />,
    isDisabled: count === 0,
    onSelect: () => columnActions.archive(column),
  }
  const removals: MenuItem[] = [
    {
      key: 'clear',
      label: count === 0 ? t('column.clearEmpty') : t('column.clear'),
      icon: <Eraser aria-hidden="true" />,
      isDisabled: count === 0,
      onSelect: () => columnActions.clear(column),
    },
    {
      key: 'delete',
      label: t('column.remove'),
      icon: <Trash2 aria-hidden="true" />,
      isDanger: true,
      onSelect: () => columnActions.remove(column),
    },
  ]
  const items = [...(rights.update ? [...changes, line, archive] : []), ...(rights.delete ? removals : [])]
  if (items.length === 0) return null

  return (
    <>
      <MenuButton
        label={t('column.menu', { column: column.title })}
        icon={<MoreHorizontal aria-hidden="true" />}
        buttonProps={{ variant: 'ghost', size: 'sm' }}
        align="end"
        items={items}
      />
      {isLimiting && (
        <Suspense>
          <LimitDialog column={column} onClose={() => setLimiting(false)} />
        </Suspense>
      )}
    </>
  )
}
