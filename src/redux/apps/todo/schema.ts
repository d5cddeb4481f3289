import { optionalDateTextSchema } from '@core/dateText'
import { idSchema, pictureSchema, z } from '@core/schema'

export const tags = ['update', 'team', 'low', 'medium', 'high'] as const
export const filters = ['important', 'completed', 'deleted'] as const
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
  tags: z.array(z.enum(tags)).check(z.overwrite((given) => [...new Set(given)])),
  isCompleted: z.boolean(),
  isDeleted: z.boolean(),
  isImportant: z.boolean(),
  subtasks: z.array(subtaskSchema).check(z.maxLength(100)),
  repeat: z.enum(repeats),
})

export const newTaskSchema = z.extend(z.partial(z.omit(taskSchema, { id: true })), { title: taskSchema.shape.title })

export const taskChangeSchema = z.extend(z.partial(taskSchema), { id: idSchema })

/** Several at once; what is deleted, or brought back, is so by calls of its own. */
export const taskChangesSchema = z.object({ tasks: z.array(z.omit(taskChangeSchema, { isDeleted: true })) })

export const taskIdsSchema = z.object({ taskIds: z.array(idSchema) })

export const taskMoveSchema = z.object({ taskId: idSchema, targetTaskId: idSchema })

export type Task = z.infer<typeof taskSchema>
export type Subtask = z.infer<typeof subtaskSchema>
export type NewTask = z.infer<typeof newTaskSchema>
export type TaskChange = z.infer<typeof taskChangeSchema>
export type TaskChanges = z.infer<typeof taskChangesSchema>
export type Assignee = z.infer<typeof assigneeSchema>
export type TaskIds = z.infer<typeof taskIdsSchema>
export type TaskMove = z.infer<typeof taskMoveSchema>
export type Tag = (typeof tags)[number]
export type Repeat = (typeof repeats)[number]
export type TaskFilter = (typeof filters)[number]
export type TaskSorting = (typeof sortings)[number]
