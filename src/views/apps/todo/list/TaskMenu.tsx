import { MenuButton } from '@core/components/overlay/MenuButton'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { useMoveItems } from '@core/components/sortable/useMoveItems'
import { ArrowDownToLine, ArrowUpToLine, CheckSquare, MoreVertical, Pencil, Trash2, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Task } from '@/redux/apps/todo/schema'
import { useTodo, type RowPosition } from '../shared/todo'

function useOrderItems({ title }: Task, { index, count, onMove }: RowPosition): MenuItem[] {
  const { t } = useTranslation('todo')
  const { orderBlock } = useTodo()
  const move = { name: title, index, count }
  const steps = useMoveItems({ ...move, onMove: (to) => onMove(index, to) })
  if (orderBlock === 'forbidden') return []
  if (orderBlock !== null) {
    return [{ key: 'block', label: t(`order.${orderBlock}`), isDisabled: true, onSelect: () => undefined }]
  }
  return [
    ...steps,
    {
      key: 'top',
      label: t('order.top'),
      icon: <ArrowUpToLine aria-hidden="true" />,
      isDisabled: index === 0,
      onSelect: () => onMove(index, 0),
    },
    {
      key: 'bottom',
      label: t('order.bottom'),
      icon: <ArrowDownToLine aria-hidden="true" />,
      isDisabled: index === count - 1,
      onSelect: () => onMove(index, count - 1),
    },
  ]
}

export function TaskMenu({ task, position }: { task: Task; position: RowPosition }) {
  const { t } = useTranslation('todo')
  const { actions, rights, hrefTo, select } = useTodo()
  const order = useOrderItems(task, position)

  const items: MenuItem[] = [
    {
      kind: 'link',
      key: 'open',
      label: t(rights.update && !task.isDeleted ? 'action.edit' : 'action.open'),
      icon: <Pencil aria-hidden="true" />,
      to: hrefTo(task.id),
    },
  ]
  if (rights.update || rights.remove)
    items.push({
      key: 'select',
      label: t('action.select'),
      icon: <CheckSquare aria-hidden="true" />,
      onSelect: () => select(task),
    })
  if (!task.isDeleted && order.length > 0) items.push({ kind: 'separator', key: 'order' }, ...order)
  if (rights.remove) {
    items.push({ kind: 'separator', key: 'deletion' })
    if (task.isDeleted)
      items.push({
        key: 'restore',
        label: t('action.restore'),
        icon: <Undo2 className="flip-rtl" aria-hidden="true" />,
        onSelect: () => actions.restore([task]),
      })
    items.push({
      key: 'delete',
      label: t(task.isDeleted ? 'action.removeForever' : 'action.delete'),
      icon: <Trash2 aria-hidden="true" />,
      isDanger: true,
      onSelect: () => (task.isDeleted ? void actions.removeForever([task]) : actions.remove([task])),
    })
  }

  return (
    <MenuButton
      label={t('list.actionsFor', { title: task.title })}
      icon={<MoreVertical aria-hidden="true" />}
      buttonProps={{ size: 'sm', variant: 'ghost' }}
      align="end"
      items={items}
    />
  )
}
