import type { ApiError } from '@core/api/errors'
import { applyServerErrors } from '@core/validation/applyServerErrors'
import { useZodForm } from '@core/components/forms/useZodForm'
import { useUnsaved } from '@core/components/overlay/unsaved'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFormWrite } from '@/redux/app/useFormWrite'
import type { Task } from '@/redux/apps/todo/schema'
import { addTask, updateTask } from '@/redux/apps/todo/slice'
import type { TaskFormInput, TaskFormValues } from './taskForm'
import { taskFormSchema, toTask } from './taskForm'

export type TaskFormReturn = UseFormReturn<TaskFormInput, unknown, TaskFormValues>

/** Failed saves keep the input; leaving with unsaved changes asks. @param id null for a new task */
export function useTaskForm(defaultValues: TaskFormInput, id: number | null) {
  const { t } = useTranslation('todo')
  const [isDone, setDone] = useState(false)
  const form = useZodForm(taskFormSchema, { defaultValues })
  const { isDirty, isSubmitting } = form.formState
  useUnsaved(isDirty && !isDone)

  const submit = useFormWrite(form, async (values, write) => {
    const { isCompleted, isImportant, ...task } = toTask(values)
    const options = {
      success: ({ task: { title } }: { task: Task }) => t(id === null ? 'toast.added' : 'toast.saved', { title }),
      rejected: ({ fields: { dueDate, ...fields } }: ApiError) =>
        applyServerErrors(form, { ...fields, dueDay: dueDate }),
    }
    // In existing tasks, both toggles apply at once, separately.
    const saved = await (id === null
      ? write(addTask, { ...task, isCompleted, isImportant }, options)
      : write(updateTask, { ...task, id }, options))
    if (saved) setDone(true)
  })

  return { form, submit, isDirty, isSubmitting, isDone, leave: () => setDone(true) }
}
