import { Button } from '@core/components/button/Button'
import { useUnsaved } from '@core/components/overlay/unsaved'
import { toast } from '@core/toast/toast'
import { Plus } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { KanbanColumn } from '@/redux/apps/kanban/schema'
import { useKanbanContext } from '../shared/kanbanContext'
import styles from '../kanban.module.scss'

interface CardAdderProps {
  column: KanbanColumn
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
}

/** Enter adds a task and keeps the focus for the next; Escape closes. */
export function CardAdder({ column, isOpen, onOpen, onClose }: CardAdderProps) {
  const { t } = useTranslation('kanban')
  const button = useRef<HTMLButtonElement>(null)

  function close() {
    onClose()
    // The button replaces the form first.
    requestAnimationFrame(() => button.current?.focus())
  }

  if (isOpen) return <CardForm column={column} onClose={close} />
  return (
    <Button
      ref={button}
      variant="ghost"
      size="sm"
      className={styles.cardAdder}
      icon={<Plus aria-hidden="true" />}
      data-card-adder=""
      aria-label={t('column.addTaskTo', { column: column.title })}
      onClick={onOpen}
    >
      {t('column.addTask')}
    </Button>
  )
}

function CardForm({ column, onClose }: { column: KanbanColumn; onClose: () => void }) {
  const { t } = useTranslation('kanban')
  const { taskActions, isFiltered } = useKanbanContext()
  const [title, setTitle] = useState('')
  const [isMissing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  useUnsaved(title.trim() !== '')

  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [])

  async function save() {
    const wanted = title.trim()
    setMissing(wanted === '')
    if (wanted === '') return
    setTitle('')
    // Restore the title on failure, unless the user is typing the next one.
    if (!(await taskActions.add(column.id, wanted))) setTitle((next) => next || wanted)
    else if (isFiltered) toast.info(t('toast.hidden', { task: wanted }))
  }
  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    void save()
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      void save()
    }
  }

  return (
    <form ref={form} className={styles.cardForm} noValidate onSubmit={handleSubmit}>
      <label className="visually-hidden" htmlFor={id}>
        {t('column.newTask', { column: column.title })}
      </label>
      <textarea
        id={id}
        className="form-control"
        rows={2}
        enterKeyHint="done"
        maxLength={200}
        placeholder={t('column.newTaskHint')}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for by a button in its place
        autoFocus
        value={title}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${id}-error` : undefined}
        onChange={(event) => {
          setTitle(event.target.value)
          setMissing(false)
        }}
        onKeyDown={handleKeyDown}
      />
      {isMissing && (
        <p id={`${id}-error`} className="field-error">
          {t('column.taskMissing')}
        </p>
      )}
      <div className="cluster">
        <Button variant="primary" size="sm" type="submit">
          {t('column.saveTask')}
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
