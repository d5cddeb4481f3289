import { clockTextSchema, optionalDaySchema } from '@core/dateText'
import { clockOf, dateOf, dayTextOf } from '@core/zonedTime'
import { z } from '@core/schema'
import type { NewTask, Task } from '@/redux/apps/todo/schema'
import { taskSchema } from '@/redux/apps/todo/schema'
import { isWholeDay } from '../shared/due'

/** Form values; the due date is a day with an optional time. */
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
    project: z.string(),
    dueDay: optionalDaySchema,
    dueTime: clockTextSchema,
    /** Typed, but not added yet: saving adds it. */
    nextSubtask: z.string().check(z.trim(), z.maxLength(200)),
  },
)

export type TaskFormInput = z.input<typeof taskFormSchema>
export type TaskFormValues = z.output<typeof taskFormSchema>

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

/** Ignores a time without a day. */
export function toTask({ dueDay, dueTime, project, nextSubtask, ...task }: TaskFormValues): NewTask {
  const moment = dueDay === '' || dueTime === '' ? null : dateOf(`${dueDay}T${dueTime}`)
  return {
    ...task,
    project: project || null,
    subtasks: nextSubtask === '' ? task.subtasks : [...task.subtasks, { title: nextSubtask, isCompleted: false }],
    dueDate: moment ? moment.toISOString() : dueDay || null,
  }
}
