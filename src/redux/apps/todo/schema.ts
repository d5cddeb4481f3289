import { optionalDateTextSchema } from '@core/dateText'
import { idSchema, pictureSchema, z } from '@core/schema'
import { tagSchema } from '@/redux/shell/tags/schema'

export const tags = ['update', 'team', 'low', 'medium', 'high'] as const
/** `today` is due by the end of today, `upcoming` later. Both exclude completed tasks. */
export const filters = ['today', 'upcoming', 'important', 'completed', 'deleted'] as const
/** User-created groups. A task has any number of tags and at most one project. */
const categoryKinds = ['tag', 'project'] as const
/** `manual` is the drag-and-drop order. */
export const sortings = ['latest', 'title-asc', 'title-desc', 'assignee', 'due-date', 'manual'] as const
/** `weekdays`: Monday to Friday; `biweekly`: every two weeks. */
export const repeats = ['none', 'daily', 'weekdays', 'weekly', 'biweekly', 'monthly'] as const

export const longestTitle = 200

export const assigneeSchema = z.object({
  fullName: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  avatar: z._default(pictureSchema, ''),
})

const subtaskSchema = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  isCompleted: z.boolean(),
})

/** `repeat` creates the next task on completion. */
export const taskSchema = z.object({
  id: z.number(),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestTitle)),
  dueDate: optionalDateTextSchema,
  description: z.string().check(z.trim(), z.maxLength(10_000)),
  assignee: z.nullable(assigneeSchema),
  /** Built-in tags and ids of user-created tags. */
  tags: z.array(z.string()).check(z.overwrite((given) => [...new Set(given)])),
  project: z.nullable(z.string()),
  isCompleted: z.boolean(),
  isDeleted: z.boolean(),
  isImportant: z.boolean(),
  subtasks: z.array(subtaskSchema).check(z.maxLength(100)),
  repeat: z.enum(repeats),
})

export const categorySchema = z.extend(tagSchema, { kind: z.enum(categoryKinds) })

export const newCategorySchema = z.omit(categorySchema, { id: true })

export const newTaskSchema = z.extend(z.partial(z.omit(taskSchema, { id: true })), { title: taskSchema.shape.title })

export const taskChangeSchema = z.extend(z.partial(taskSchema), { id: idSchema })

/** Deleting and restoring have separate calls. */
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
export type Category = z.infer<typeof categorySchema>
export type NewCategory = z.infer<typeof newCategorySchema>
export type CategoryKind = (typeof categoryKinds)[number]
export type Tag = (typeof tags)[number]
export type Repeat = (typeof repeats)[number]
export type TaskFilter = (typeof filters)[number]
export type TaskSorting = (typeof sortings)[number]
