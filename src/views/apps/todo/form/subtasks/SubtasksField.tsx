import { announce } from '@core/components/announce'
import { Button } from '@core/components/button/Button'
import { Progress } from '@core/components/Progress'
import { SortableList } from '@core/components/sortable/SortableList'
import { Plus } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { TaskFormReturn } from '../useTaskForm'
import { SubtaskRow } from './SubtaskRow'
import styles from '../../todo.module.scss'

function SubtaskProgress({ form }: { form: TaskFormReturn }) {
  const { t } = useTranslation('todo')
  const subtasks = useWatch({ control: form.control, name: 'subtasks' })
  const done = subtasks.filter(({ isCompleted }) => isCompleted).length
  const text = t('subtask.progress', { done, count: subtasks.length })
  return (
    <div className={styles.subtaskHead}>
      <span aria-hidden="true">{text}</span>
      <Progress label={text} value={(done / subtasks.length) * 100} tone="success" />
    </div>
  )
}

export function SubtasksField({ form }: { form: TaskFormReturn }) {
  const { t } = useTranslation('todo')
  const { control, getValues, setFocus, setValue, register } = form
  const { fields, append, move, remove } = useFieldArray({ control, name: 'subtasks' })
  const nameOf = (index: number) => getValues(`subtasks.${index}.title`) || t('subtask.unnamed')
  const focusNext = () => setFocus('nextSubtask')

  function add() {
    const title = getValues('nextSubtask').trim()
    if (title !== '') append({ title, isCompleted: false }, { shouldFocus: false })
    setValue('nextSubtask', '', { shouldDirty: true })
    focusNext()
  }
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // An empty field: Enter submits the form.
    if (event.currentTarget.value.trim() === '') return
    event.preventDefault()
    add()
  }
  function handleRemove(index: number) {
    // Saved with "Update"; until then, Reset restores it.
    announce(t('subtask.removed', { title: nameOf(index) }))
    remove(index)
    focusNext()
  }

  return (
    <fieldset className="field">
      <legend className="field-label">{t('field.subtasks')}</legend>
      {fields.length > 0 && (
        <>
          <SubtaskProgress form={form} />
          <SortableList
            label={t('field.subtasks')}
            className={styles.subtaskList}
            ids={fields.map(({ id }) => id)}
            nameOf={nameOf}
            onMove={move}
          >
            {fields.map(({ id }, index) => (
              <SubtaskRow
                key={id}
                id={id}
                form={form}
                index={index}
                count={fields.length}
                onMove={(to) => move(index, to)}
                onRemove={() => handleRemove(index)}
                onEnter={focusNext}
              />
            ))}
          </SortableList>
        </>
      )}
      <div className={`d-flex gap-2 align-items-start ${styles.subtaskAdd}`}>
        <div className="control has-icon">
          <Plus aria-hidden="true" />
          <input
            type="text"
            className="form-control"
            autoComplete="off"
            enterKeyHint="done"
            maxLength={200}
            aria-label={t('subtask.add')}
            placeholder={t('subtask.placeholder')}
            {...register('nextSubtask')}
            onKeyDown={handleKeyDown}
          />
        </div>
        <Button aria-label={t('subtask.add')} onClick={add}>
          {t('subtask.addIt')}
        </Button>
      </div>
    </fieldset>
  )
}
