import { applyServerErrors } from '@core/components/forms/applyServerErrors'
import { useZodForm } from '@core/components/forms/useZodForm'
import { useUnsaved } from '@core/components/overlay/unsaved'
import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import { addTask, updateTask } from '@/redux/apps/todo/slice'
import type { TaskFormInput, TaskFormValues } from './taskForm'
import { taskFormSchema, toTask } from './taskForm'

export type TaskFormReturn = UseFormReturn<TaskFormInput, unknown, TaskFormValues>

/**
 * The form of a task: adds a new one, or changes the one it is given. What has been typed stays when saving fails, and leaving
 * it unsaved asks.
 * @param id that of the task to change
 */
export function useTaskForm(defaultValues: TaskFormInput, id: number | null) {
  const { t } = useTranslation('todo')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const [isDone, setDone] = useState(false)
  const form = useZodForm(taskFormSchema, { defaultValues })
  const { isDirty, isSubmitting } = form.formState
  useUnsaved(isDirty && !isDone)

  const submit = form.handleSubmit(async (values) => {
    const { isCompleted, isImportant, ...task } = toTask(values)
    // Of a task that is there already, both are switched at once and by themselves.
    const result = await (id === null
      ? dispatch(addTask({ ...task, isCompleted, isImportant }))
      : dispatch(updateTask({ ...task, id })))
    if (addTask.fulfilled.match(result) || updateTask.fulfilled.match(result)) {
      toast.success(t(id === null ? 'toast.added' : 'toast.saved', { title: result.payload.task.title }))
      setDone(true)
    } else if (result.payload) {
      const { dueDate, ...fields } = result.payload.fields
      if (!applyServerErrors(form, { ...fields, dueDay: dueDate }))
        toast.error(errorText(result.payload), { retry: () => void submit() })
    }
  })

  return { form, submit, isDirty, isSubmitting, isDone, leave: () => setDone(true) }
}
