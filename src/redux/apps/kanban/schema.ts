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

const boardTitle = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))

/** A column on screen. */
export const boardSchema = z.object({
  id: z.string(),
  title: boardTitle,
  /** Maximum number of tasks (work in progress). Null or omitted: no limit. */
  limit: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(999)))),
  /** Board that contains the column. Omitted for the main board. */
  spaceId: z.optional(z.string()),
  /** Its tasks are completed and never overdue. The sample column `done` counts as such without it. */
  isDone: z.optional(z.boolean()),
})

/** A set of columns, which the screen calls a board. */
export const spaceSchema = z.object({
  id: z.string(),
  title: boardTitle,
  boards: z.array(z.pick(boardSchema, { id: true, title: true })),
})

/** Id in a request body. Numeric ids may arrive as numbers. */
export const boardIdSchema = z.pipe(
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
  boardId: boardIdSchema,
})

export const taskChangeSchema = z.extend(z.partial(z.omit(taskSchema, { archived: true })), {
  id: idSchema,
  boardId: z.optional(boardIdSchema),
})
const side = z
  .optional(z.enum(['before', 'after']))
  .check(z.describe('Side of the target. By default, the target’s position is taken.'))

export const taskOrderSchema = z.object({ taskId: idSchema, targetTaskId: idSchema, side })
export const taskBoardSchema = z.object({ taskId: idSchema, newBoardId: boardIdSchema })
export const taskIdSchema = z.object({ taskId: idSchema })
export const taskIdsSchema = z.object({ taskIds: z.array(idSchema) })

export const newBoardSchema = z.object({ title: boardTitle, spaceId: z.optional(boardIdSchema) })
export const boardChangeSchema = z.extend(z.partial(z.pick(boardSchema, { title: true, limit: true })), {
  id: boardIdSchema,
})
export const boardOrderSchema = z.object({ boardId: boardIdSchema, targetBoardId: boardIdSchema, side })
export const removedBoardSchema = z.object({ boardId: boardIdSchema })

export const newSpaceSchema = z.object({
  title: boardTitle,
  columns: z._default(
    z.array(z.object({ title: boardTitle, isDone: z.optional(z.boolean()) })).check(z.maxLength(20)),
    [],
  ),
})
export const spaceChangeSchema = z.object({ id: boardIdSchema, title: boardTitle })
export const removedSpaceSchema = z.object({ spaceId: boardIdSchema })

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

export type Board = z.infer<typeof boardSchema>
export type Task = z.infer<typeof taskSchema>
export type ChecklistItem = z.infer<typeof checklistItemSchema>
export type NewTask = z.infer<typeof newTaskSchema>
export type TaskChange = z.infer<typeof taskChangeSchema>
export type BoardChange = z.infer<typeof boardChangeSchema>
export type Person = z.infer<typeof personSchema>
export type TaskOrder = z.infer<typeof taskOrderSchema>
export type NewBoard = z.infer<typeof newBoardSchema>
export type Space = z.infer<typeof spaceSchema>
export type NewSpace = z.infer<typeof newSpaceSchema>
export type SpaceChange = z.infer<typeof spaceChangeSchema>
export type BoardOrder = z.infer<typeof boardOrderSchema>
export type Activity = z.infer<typeof activitySchema>
