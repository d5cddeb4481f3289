import { dateTextSchema, optionalDateTextSchema } from '@core/dateText'
import { idSchema, pictureSchema, z } from '@core/schema'

/** Those that the sample tasks have. A task may have any other. */
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

/** A column. */
export const boardSchema = z.object({
  id: z.string(),
  title: boardTitle,
  /** How many tasks there should be at most (work in progress); null, or left out, for any number. */
  limit: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(999)))),
  /** The space that it is in; left out for the main one. */
  spaceId: z.optional(z.string()),
  /** Whether what is on it is finished, and no longer late. The sample's `done` is so without saying it. */
  isDone: z.optional(z.boolean()),
})

/** A set of columns with their tasks, which the screen calls a board: in this API, boards are the columns. */
export const spaceSchema = z.object({
  id: z.string(),
  title: boardTitle,
  /** From left to right. */
  boards: z.array(z.pick(boardSchema, { id: true, title: true })),
})

/** A board's id where a body names it. One that looks like a number may arrive as one. */
export const boardIdSchema = z.pipe(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((id) => String(id).trim()),
  ),
  z.string().check(z.minLength(1)),
)

/** One step of a task. Ids are those of its checklist only. */
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
      /** When it was written. */
      time: z.optional(dateTextSchema),
    }),
  ),
  assignedTo: z.array(assigneeSchema),
  /** Left out, or empty, where there is none. */
  coverImage: z.optional(pictureSchema),
  /** What is to be done for it, in its order; left out where there is nothing yet. */
  checklist: z.optional(z.array(checklistItemSchema).check(z.maxLength(mostSteps))),
  /** When it was archived, in which space, and from the column of which title; null, or left out, where it is not. */
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
  /** The columns that it begins with. */
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
  /** Whose doing it was. */
  name: z.string(),
  img: z.string(),
  time: z.string(),
})

/** Somebody to whom tasks can be assigned. */
export const personSchema = assigneeSchema

/** What happened to a task. */
export const activitySchema = z.discriminatedUnion('kind', [
  z.extend(activityBase, { kind: z.literal('added') }),
  /** Between boards, by the titles that they had. */
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
