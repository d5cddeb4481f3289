import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { Circle, CircleCheckBig, Star } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Task } from '@/redux/apps/todo/schema'
import { useTodo } from '../shared/todo'
import type { TaskFormReturn } from './useTaskForm'
import styles from '../todo.module.scss'

/** Toggles completion and star: at once for an existing task, on submit for a new one. */
export function TaskFormHead({ form, task }: { form: TaskFormReturn; task: Task | null }) {
  const { t } = useTranslation('todo')
  const { actions } = useTodo()
  const [wasCompleted, wasImportant] = useWatch({ control: form.control, name: ['isCompleted', 'isImportant'] })
  const { isCompleted, isImportant } = task ?? { isCompleted: wasCompleted, isImportant: wasImportant }

  function toggleCompleted() {
    if (task) actions.complete([task], !isCompleted)
    else form.setValue('isCompleted', !isCompleted, { shouldDirty: true })
  }
  function toggleImportant() {
    if (task) actions.star([task], !isImportant)
    else form.setValue('isImportant', !isImportant, { shouldDirty: true })
  }

  return (
    <div className={`d-flex gap-2 align-items-center ${styles.taskFormHead}`}>
      <Button
        size="sm"
        className={styles.taskFormComplete}
        aria-pressed={isCompleted}
        icon={isCompleted ? <CircleCheckBig aria-hidden="true" /> : <Circle aria-hidden="true" />}
        onClick={toggleCompleted}
      >
        {t('field.completed')}
      </Button>
      <span className="toolbar-gap" />
      <IconButton
        size="sm"
        className="star-toggle"
        label={t('filter.important')}
        aria-pressed={isImportant}
        icon={<Star aria-hidden="true" />}
        onClick={toggleImportant}
      />
    </div>
  )
}
