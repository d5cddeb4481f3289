import { optionalDateTextSchema } from '@core/dateText'
import { idSchema, pictureSchema, z } from '@core/schema'
import { tagSchema } from '@/redux/shell/tags/schema'

export const tags = ['update', 'team', 'low', 'medium', 'high'] as const
/** `today` has what is due by the end of it, `upcoming` what is due after it; neither has what is done. */
export const filters = ['today', 'upcoming', 'important', 'completed', 'deleted'] as const
/** What one can make oneself to keep tasks together: a task has any number of tags, and one project at most. */
const placeKinds = ['tag', 'project'] as const
/** `manual` is the order that tasks have been dragged into. */
export const sortings = ['latest', 'title-asc', 'title-desc', 'assignee', 'due-date', 'manual'] as const
/** `weekdays` are Monday to Friday. */
export const repeats = ['none', 'daily', 'weekdays', 'weekly', 'monthly'] as const

export const longestTitle = 200

export const assigneeSchema = z.object({
  fullName: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  avatar: z._default(pictureSchema, ''),
})

/** One of the things that a task is made of. */
const subtaskSchema = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  isCompleted: z.boolean(),
})

/** In `subtasks` stands what it is made of, and in `repeat` when it comes again once it is completed. */
export const taskSchema = z.object({
  id: z.number(),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestTitle)),
  dueDate: optionalDateTextSchema,
  description: z.string().check(z.trim(), z.maxLength(10_000)),
  assignee: z.nullable(assigneeSchema),
  /** Those that every list has, and the ids of own ones. */
  tags: z.array(z.string()).check(z.overwrite((given) => [...new Set(given)])),
  /** The id of one. */
  project: z.nullable(z.string()),
  isCompleted: z.boolean(),
  isDeleted: z.boolean(),
  isImportant: z.boolean(),
  subtasks: z.array(subtaskSchema).check(z.maxLength(100)),
  repeat: z.enum(repeats),
})

/** A tag or a project that somebody has made. */
export const placeSchema = z.extend(tagSchema, { kind: z.enum(placeKinds) })

export const newPlaceSchema = z.omit(placeSchema, { id: true })

export const newTaskSchema = z.extend(z.partial(z.omit(taskSchema, { id: true })), { title: taskSchema.shape.title })

export const taskChangeSchema = z.extend(z.partial(taskSchema), { id: idSchema })

/** Several at once; what is deleted, or brought back, is so by calls of its own. */
export const taskChangesSchema = z.object({ tasks: z.array(z.omit(taskChangeSchema, { isDeleted: true })) })

export const taskIdsSchema = z.object({ taskIds: z.array(idSchema) })

export const taskMoveSchema = z.object({
  taskId: idSchema,
  targetTaskId: idSchema,
  side: z
    .optional(z.enum(['before', 'after']))
    .check(z.describe('Side of the target. By default, the target’s position is taken.')),
})

export type Task = z.infer<typeof taskSchema>
export type Subtask = z.infer<typeof subtaskSchema>
export type NewTask = z.infer<typeof newTaskSchema>
export type TaskChange = z.infer<typeof taskChangeSchema>
export type TaskChanges = z.infer<typeof taskChangesSchema>
export type Assignee = z.infer<typeof assigneeSchema>
export type TaskMove = z.infer<typeof taskMoveSchema>
export type Place = z.infer<typeof placeSchema>
export type NewPlace = z.infer<typeof newPlaceSchema>
export type PlaceKind = (typeof placeKinds)[number]
export type Tag = (typeof tags)[number]
export type Repeat = (typeof repeats)[number]
export type TaskFilter = (typeof filters)[number]
export type TaskSorting = (typeof sortings)[number]
