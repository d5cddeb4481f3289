import { optionalDaySchema } from '@core/dateText'
import { dateOf, dayTextOf } from '@core/zonedTime'
import { escapeHtml } from '@core/html/htmlToText'
import { z } from '@core/schema'
import type { Task, TaskChange } from '@/redux/apps/kanban/schema'
import { taskSchema } from '@/redux/apps/kanban/schema'

const personSchema = z.object({ title: z.string(), img: z.string() })
const fileSchema = z.object({ name: z.string(), img: z.string() })

export const taskFormSchema = z.object({
  title: taskSchema.shape.title,
  boardId: z.string(),
  dueDate: optionalDaySchema,
  labels: z.array(z.string()),
  assignedTo: z.array(personSchema),
  coverImage: z.string(),
  attachments: z.array(fileSchema),
  /** HTML. */
  description: taskSchema.shape.description,
})

export type TaskFormValues = z.infer<typeof taskFormSchema>

/** Sample descriptions are plain text. */
function toHtml(description: string): string {
  if (description === '' || description.startsWith('<')) return description
  return description
    .split(/\n+/)
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
    .join('')
}

export function toFormValues(task: Task): TaskFormValues {
  const { title, boardId, dueDate, labels, assignedTo, coverImage = '', attachments, description } = task
  return {
    title,
    boardId,
    dueDate: dueDate === null ? '' : dayTextOf(dateOf(dueDate)),
    labels,
    assignedTo,
    coverImage,
    attachments,
    description: toHtml(description),
  }
}

/** Only changed fields: an untouched due date keeps its time of day. */
export function toChange(task: Task, values: TaskFormValues): TaskChange {
  const before: Readonly<Record<string, unknown>> = toFormValues(task)
  const changed = Object.entries(values).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  )
  const { dueDate, ...rest }: Partial<TaskFormValues> = Object.fromEntries(changed)
  return { id: task.id, ...rest, ...(dueDate !== undefined && { dueDate: dueDate === '' ? null : dueDate }) }
}
