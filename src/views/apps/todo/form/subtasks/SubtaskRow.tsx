import { IconButton } from '@core/components/button/IconButton'
import { cx } from '@core/components/cx'
import { controlProps, FieldNotes } from '@core/components/forms/Field'
import { DragHandle } from '@core/components/sortable/DragHandle'
import { MoveMenu } from '@core/components/sortable/MoveMenu'
import { useSortableRow } from '@core/components/sortable/useSortableRow'
import { X } from 'lucide-react'
import { useId, type KeyboardEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { TaskFormReturn } from '../useTaskForm'
import styles from '../../todo.module.scss'

interface SubtaskRowProps {
  id: string
  form: TaskFormReturn
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
  onEnter: () => void
}

export function SubtaskRow({ id, form, index, count, onMove, onRemove, onEnter }: SubtaskRowProps) {
  const { t } = useTranslation('todo')
  const fieldId = useId()
  const { control, register, formState } = form
  const subtask = useWatch({ control, name: `subtasks.${index}` })
  const { setRow, isDragging, handle } = useSortableRow(id)
  const title = subtask.title || t('subtask.unnamed')
  const error = formState.errors.subtasks?.[index]?.title?.message

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter()
  }

  return (
    <li ref={setRow} className={cx(styles.subtaskRow, subtask.isCompleted && 'is-done', isDragging && 'is-dragging')}>
      <DragHandle label={t('subtask.move', { title })} handle={handle} />
      <input
        type="checkbox"
        className="form-check-input"
        aria-label={t('subtask.complete', { title })}
        {...register(`subtasks.${index}.isCompleted`)}
      />
      <div className="field">
        <input
          type="text"
          className="form-control"
          dir="auto"
          autoComplete="off"
          maxLength={200}
          aria-label={t('subtask.title', { place: index + 1 })}
          {...register(`subtasks.${index}.title`)}
          onKeyDown={handleKeyDown}
          {...controlProps(fieldId, undefined, error)}
        />
        <FieldNotes id={fieldId} hint={undefined} error={error} />
      </div>
      <MoveMenu label={t('subtask.order', { title })} name={title} index={index} count={count} onMove={onMove} />
      <IconButton size="sm" label={t('subtask.remove', { title })} icon={<X aria-hidden="true" />} onClick={onRemove} />
    </li>
  )
}
