import { validationMessage } from '@core/validation/validationMessage'
import { clockTextSchema } from '@core/dateText'
import { clockOf, dateOf, dayTextOf } from '@core/zonedTime'
import { z } from '@core/schema'
import type { NewTask, Task } from '@/redux/apps/todo/schema'
import { taskSchema } from '@/redux/apps/todo/schema'
import { isWholeDay } from '../shared/due'

/** What a person fills in about a task; when it is due is a day, and a time of that day where it matters. */
export const taskFormSchema = z.extend(
  z.pick(taskSchema, {
    title: true,
    description: true,
    assignee: true,
    tags: true,
    isCompleted: true,
    isImportant: true,
    subtasks: true,
    repeat: true,
  }),
  {
    /** Empty where it is in none. */
    project: z.string(),
    dueDay: z.union([z.iso.date(), z.literal('')], { error: validationMessage('date') }),
    dueTime: clockTextSchema,
    /** Typed, but not in the list yet: saving takes it along. */
    nextSubtask: z.string().check(z.trim(), z.maxLength(200)),
  },
)

export type TaskFormInput = z.input<typeof taskFormSchema>
export type TaskFormValues = z.output<typeof taskFormSchema>

/** What the form of a new task begins with. */
export const emptyTask: TaskFormInput = {
  title: '',
  description: '',
  assignee: null,
  tags: [],
  project: '',
  isCompleted: false,
  isImportant: false,
  dueDay: '',
  dueTime: '',
  subtasks: [],
  repeat: 'none',
  nextSubtask: '',
}

export function toFormValues(task: Task): TaskFormInput {
  const { title, description, assignee, tags, isCompleted, isImportant, dueDate, subtasks, repeat } = task
  const due = dueDate === null ? null : dateOf(dueDate)
  return {
    ...{ title, description, assignee, tags, isCompleted, isImportant, subtasks, repeat },
    project: task.project ?? '',
    nextSubtask: '',
    dueDay: due ? dayTextOf(due) : '',
    dueTime: due && dueDate !== null && !isWholeDay(dueDate) ? clockOf(due) : '',
  }
}

/** A time without a day says nothing. */
export function toTask({ dueDay, dueTime, project, nextSubtask, ...task }: TaskFormValues): NewTask {
  const moment = dueDay === '' || dueTime === '' ? null : dateOf(`${dueDay}T${dueTime}`)
  return {
    ...task,
    project: project || null,
    subtasks: nextSubtask === '' ? task.subtasks : [...task.subtasks, { title: nextSubtask, isCompleted: false }],
    dueDate: moment ? moment.toISOString() : dueDay || null,
  }
}
