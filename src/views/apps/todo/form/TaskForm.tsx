import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { useHold } from '@core/components/forms/useHold'
import { Drawer } from '@core/components/overlay/Drawer'
import { RotateCcw, Trash2, Undo2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import type { Task } from '@/redux/apps/todo/schema'
import { useTodo } from '../shared/todo'
import { TaskFields } from './TaskFields'
import type { TaskFormInput } from './taskForm'
import { TaskFormHead } from './TaskFormHead'
import { useTaskForm } from './useTaskForm'
import styles from '../todo.module.scss'

interface TaskFormProps {
  /** Initial values; later changes have no effect. */
  start: TaskFormInput
  task: Task | null
  /** Returns to the list; unsaved input opens a confirmation. */
  onClose: () => void
}

/** Remounted per task. */
export function TaskForm({ start, task, onClose }: TaskFormProps) {
  const { t } = useTranslation('todo')
  const { actions, rights, hrefTo } = useTodo()
  const formId = useId()
  const [resets, setResets] = useState(0)
  const { form, submit, isDirty, isSubmitting, isDone, leave } = useTaskForm(start, task?.id ?? null)
  const held = useHold(isSubmitting)
  const mayWrite = task ? rights.update && !task.isDeleted : rights.create

  // Navigates after the form is clean, so that no guard asks.
  if (isDone) return <Navigate to={hrefTo()} />

  function handleReset() {
    form.reset()
    setResets(resets + 1)
  }
  async function removeForever(gone: Task) {
    if (await actions.removeForever([gone])) leave()
  }
  function toDeleted(gone: Task) {
    leave()
    actions.remove([gone])
  }
  function toRestored(back: Task) {
    leave()
    actions.restore([back])
  }

  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={t(task ? (mayWrite ? 'form.edit' : 'form.view') : 'form.add')}
      footer={
        <>
          {task?.isDeleted && rights.remove && (
            <Button
              variant="primary"
              icon={<Undo2 className="flip-rtl" aria-hidden="true" />}
              onClick={() => toRestored(task)}
            >
              {t('action.restore')}
            </Button>
          )}
          {mayWrite && (
            <>
              <Button variant="primary" type="submit" form={formId} pending={isSubmitting}>
                {t(task ? 'form.update' : 'form.create')}
              </Button>
              <Button
                icon={<RotateCcw className="flip-rtl" aria-hidden="true" />}
                disabled={!isDirty}
                onClick={handleReset}
              >
                {t('form.reset')}
              </Button>
            </>
          )}
          {task && rights.remove && (
            <Button
              variant="outline-danger"
              className={styles.taskFormDelete}
              icon={<Trash2 aria-hidden="true" />}
              aria-label={t(task.isDeleted ? 'action.removeForever' : 'action.delete')}
              onClick={() => (task.isDeleted ? void removeForever(task) : toDeleted(task))}
            >
              <span>{t(task.isDeleted ? 'action.removeForever' : 'action.delete')}</span>
            </Button>
          )}
        </>
      }
    >
      <form ref={held} id={formId} className={styles.taskForm} noValidate onSubmit={(event) => void submit(event)}>
        {!mayWrite && <Alert title={t(task?.isDeleted ? 'form.deleted' : 'form.readOnly')} />}
        <fieldset disabled={!mayWrite}>
          <TaskFormHead form={form} task={task} />
          <TaskFields form={form} resets={resets} isNew={task === null} />
        </fieldset>
      </form>
    </Drawer>
  )
}
