import { dateTextSchema, optionalDateTextSchema } from '@core/dateText'
import { idSchema, pictureSchema, z } from '@core/schema'

/** Labels of the sample tasks. Tasks accept any label. */
export const labels = [
  'Accessibility',
  'Backend',
  'Bug',
  'Data',
  'Design',
  'Frontend',
  'Research',
  'Security',
  'Translation',
  'Writing',
] as const

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
const optionalPicture = z._default(pictureSchema, '')
const assigneeSchema = z.object({ title: name, img: optionalPicture })

const shortTitle = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))

/** `board` in the API. */
export const columnSchema = z.object({
  id: z.string(),
  title: shortTitle,
  /** Maximum number of tasks (work in progress). Null or omitted: no limit. */
  limit: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(999)))),
  /** Board that contains the column. Omitted for the main board. */
  spaceId: z.optional(z.string()),
  /** Its tasks are completed and never overdue. The sample column `done` counts as such without it. */
  isDone: z.optional(z.boolean()),
})

/** `space` in the API. */
export const boardSchema = z.object({
  id: z.string(),
  title: shortTitle,
  boards: z.array(z.pick(columnSchema, { id: true, title: true })),
})

/** Id in a request body. Numeric ids may arrive as numbers. */
export const textIdSchema = z.pipe(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((id) => String(id).trim()),
  ),
  z.string().check(z.minLength(1)),
)

/** Ids are unique within the checklist only. */
const checklistItemSchema = z.object({ id: z.number(), title: name, isDone: z.boolean() })

export const mostSteps = 100

export const taskSchema = z.object({
  id: z.number(),
  title: name,
  description: z.string().check(z.trim(), z.maxLength(10_000)),
  labels: z
    .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(40)))
    .check(z.overwrite((given) => [...new Set(given)])),
  boardId: z.string(),
  dueDate: optionalDateTextSchema,
  attachments: z.array(z.object({ name, img: optionalPicture })),
  comments: z.array(
    z.object({
      name,
      img: optionalPicture,
      comment: z.string().check(z.trim(), z.minLength(1), z.maxLength(5000)),
      time: z.optional(dateTextSchema),
    }),
  ),
  assignedTo: z.array(assigneeSchema),
  /** Omitted or empty without a cover. */
  coverImage: z.optional(pictureSchema),
  /** Omitted before the first step. */
  checklist: z.optional(z.array(checklistItemSchema).check(z.maxLength(mostSteps))),
  /** Time, board, and column title when archived. Null or omitted if not archived. */
  archived: z.optional(z.nullable(z.object({ time: z.string(), spaceId: z.string(), column: z.string() }))),
})

export const newTaskSchema = z.object({
  title: name,
  description: z.optional(taskSchema.shape.description),
  boardId: textIdSchema,
})

export const taskChangeSchema = z.extend(z.partial(z.omit(taskSchema, { archived: true })), {
  id: idSchema,
  boardId: z.optional(textIdSchema),
})
const side = z
  .optional(z.enum(['before', 'after']))
  .check(z.describe('Side of the target. By default, the target’s position is taken.'))

export const taskOrderSchema = z.object({ taskId: idSchema, targetTaskId: idSchema, side })
export const taskColumnSchema = z.object({ taskId: idSchema, newBoardId: textIdSchema })
export const taskIdSchema = z.object({ taskId: idSchema })
export const taskIdsSchema = z.object({ taskIds: z.array(idSchema) })

export const newColumnSchema = z.object({ title: shortTitle, spaceId: z.optional(textIdSchema) })
export const columnChangeSchema = z.extend(z.partial(z.pick(columnSchema, { title: true, limit: true })), {
  id: textIdSchema,
})
export const columnOrderSchema = z.object({ boardId: textIdSchema, targetBoardId: textIdSchema, side })
export const removedColumnSchema = z.object({ boardId: textIdSchema })

export const newBoardSchema = z.object({
  title: shortTitle,
  columns: z._default(
    z.array(z.object({ title: shortTitle, isDone: z.optional(z.boolean()) })).check(z.maxLength(20)),
    [],
  ),
})
export const boardChangeSchema = z.object({ id: textIdSchema, title: shortTitle })
export const removedBoardSchema = z.object({ spaceId: textIdSchema })

const activityBase = z.object({
  id: z.number(),
  taskId: z.number(),
  name: z.string(),
  img: z.string(),
  time: z.string(),
})

export const personSchema = assigneeSchema

export const activitySchema = z.discriminatedUnion('kind', [
  z.extend(activityBase, { kind: z.literal('added') }),
  /** Titles of the columns at that time. */
  z.extend(activityBase, { kind: z.literal('moved'), from: z.string(), to: z.string() }),
  z.extend(activityBase, { kind: z.literal('edited'), fields: z.array(z.string()) }),
  z.extend(activityBase, { kind: z.literal('commented'), comment: z.string() }),
  z.extend(activityBase, { kind: z.literal('archived') }),
  z.extend(activityBase, { kind: z.literal('unarchived') }),
])

export type KanbanColumn = z.infer<typeof columnSchema>
export type Task = z.infer<typeof taskSchema>
export type ChecklistItem = z.infer<typeof checklistItemSchema>
export type NewTask = z.infer<typeof newTaskSchema>
export type TaskChange = z.infer<typeof taskChangeSchema>
export type ColumnChange = z.infer<typeof columnChangeSchema>
export type Person = z.infer<typeof personSchema>
export type TaskOrder = z.infer<typeof taskOrderSchema>
export type NewColumn = z.infer<typeof newColumnSchema>
export type KanbanBoard = z.infer<typeof boardSchema>
export type NewBoard = z.infer<typeof newBoardSchema>
export type BoardChange = z.infer<typeof boardChangeSchema>
export type ColumnOrder = z.infer<typeof columnOrderSchema>
export type Activity = z.infer<typeof activitySchema>
