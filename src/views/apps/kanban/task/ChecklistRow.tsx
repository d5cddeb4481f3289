import { IconButton } from '@core/components/button/IconButton'
import { cx } from '@core/components/cx'
import { DragHandle } from '@core/components/sortable/DragHandle'
import { MoveMenu } from '@core/components/sortable/MoveMenu'
import { useSortableRow } from '@core/components/sortable/useSortableRow'
import { X } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChecklistItem } from '@/redux/apps/kanban/schema'
import styles from '../kanban.module.scss'

interface ChecklistRowProps {
  item: ChecklistItem
  index: number
  count: number
  onChange: (change: Partial<Omit<ChecklistItem, 'id'>>) => void
  onMove: (to: number) => void
  onRemove: () => void
}

export function ChecklistRow({ item, index, count, onChange, onMove, onRemove }: ChecklistRowProps) {
  const { t } = useTranslation('kanban')
  const { title, isDone } = item
  /** Null while not editing. */
  const [draft, setDraft] = useState<string | null>(null)
  const { setRow, isDragging, handle } = useSortableRow(item.id)

  function rename() {
    const typed = draft?.trim() ?? ''
    setDraft(null)
    if (typed !== '' && typed !== title) onChange({ title: typed })
  }
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && draft !== null) {
      // Escape discards the text, but does not close the task.
      event.stopPropagation()
      setDraft(null)
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    rename()
  }

  return (
    <li ref={setRow} className={cx(styles.checklistRow, isDone && 'is-done', isDragging && 'is-dragging')}>
      <DragHandle label={t('checklist.move', { title })} handle={handle} />
      <input
        type="checkbox"
        className="form-check-input"
        aria-label={t('checklist.done', { title })}
        checked={isDone}
        onChange={() => onChange({ isDone: !isDone })}
      />
      <input
        type="text"
        className="form-control"
        dir="auto"
        autoComplete="off"
        maxLength={200}
        aria-label={t('checklist.title', { place: index + 1 })}
        value={draft ?? title}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={rename}
        onKeyDown={handleKeyDown}
      />
      <MoveMenu label={t('checklist.order', { title })} name={title} index={index} count={count} onMove={onMove} />
      <IconButton
        size="sm"
        label={t('checklist.remove', { title })}
        icon={<X aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  )
}
