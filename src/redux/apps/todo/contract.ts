import type { AnswerOf, QueryOf } from '@core/api/endpoint'
import { del, get, post } from '@core/api/endpoint'
import { idParameter } from '@core/api/parameters'
import { dateTextSchema } from '@core/dateText'
import { z } from '@core/schema'
import { tagChangeSchema, tagIdSchema } from '@/redux/shell/tags/schema'
import {
  assigneeSchema,
  filters,
  newCategorySchema,
  newTaskSchema,
  categorySchema,
  sortings,
  tags,
  taskChangeSchema,
  taskChangesSchema,
  taskIdsSchema,
  taskMoveSchema,
  taskSchema,
} from './schema'

function choice(values: readonly string[], otherwise: string) {
  return z.optional(z.string().check(z.describe(`One of ${values.join(', ')}. ${otherwise}`)))
}

const tasksAnswer = z.object({ tasks: z.array(taskSchema) })
const number = z.int()
const countsSchema = z.object({
  all: number,
  today: number,
  upcoming: number,
  important: number,
  completed: number,
  deleted: number,
  tags: z.record(z.string(), number),
  projects: z.record(z.string(), number),
})
const categoriesAnswer = z.object({ places: z.array(categorySchema) })

const oneTask = z.object({ task: taskSchema })

/** Below the line: additions; see docs/api.md. */
export const todoApi = {
  list: get('/apps/todo/tasks')
    .query(
      z.object({
        q: z.optional(
          z
            .string()
            .check(
              z.describe('Searches the title, tags and due date, such as `17 Nov`. With a filter, only the title.'),
            ),
        ),
        filter: choice(filters, 'Any other value is ignored. Only `deleted` includes deleted tasks.'),
        tag: choice(tags, 'Or the `id` of a tag of your own. Any other value matches no tasks.'),
        project: z.optional(z.string().check(z.describe('A project `id`. Any other value matches no tasks.'))),
        sortBy: z._default(
          z
            .enum(sortings)
            .check(
              z.describe(
                '`latest` sorts by id, descending. `manual` is the order set by reorder-tasks. Tasks without an assignee or due date come last.',
              ),
            ),
          'latest',
        ),
      }),
    )
    .returns(tasksAnswer),
  add: post('/apps/todo/add-tasks')
    .body(z.object({ task: newTaskSchema }))
    .returns(oneTask),
  update: post('/apps/todo/update-task')
    .needs('update')
    .body(z.object({ task: taskChangeSchema }))
    .returns(oneTask),
  remove: del('/apps/todo/delete-task')
    .query(z.object({ taskId: idParameter }))
    .returns(oneTask),
  // ---
  one: get('/apps/todo/task')
    .query(z.object({ id: idParameter }))
    .returns(oneTask),
  dueTasks: get('/apps/todo/due-tasks')
    .query(z.object({ after: dateTextSchema, until: dateTextSchema }))
    .returns(tasksAnswer),
  assignees: get('/apps/todo/assignees').returns(z.object({ assignees: z.array(assigneeSchema) })),
  counts: get('/apps/todo/counts').returns(z.object({ counts: countsSchema })),
  reorder: post('/apps/todo/reorder-tasks').needs('update').body(taskMoveSchema).returns(tasksAnswer),
  updateMany: post('/apps/todo/update-tasks')
    .needs('update')
    .body(taskChangesSchema)
    .returns(z.object({ tasks: z.array(taskSchema), next: z.array(taskSchema) })),
  removeMany: post('/apps/todo/delete-tasks').needs('delete').body(taskIdsSchema).returns(tasksAnswer),
  restoreMany: post('/apps/todo/restore-tasks').needs('delete').body(taskIdsSchema).returns(tasksAnswer),
  deleteForever: post('/apps/todo/delete-forever').needs('delete').body(taskIdsSchema).returns(),
  places: get('/apps/todo/places').returns(categoriesAnswer),
  addPlace: post('/apps/todo/add-place').body(newCategorySchema).returns(categoriesAnswer),
  updatePlace: post('/apps/todo/update-place').needs('update').body(tagChangeSchema).returns(categoriesAnswer),
  removePlace: post('/apps/todo/delete-place').needs('delete').body(tagIdSchema).returns(categoriesAnswer),
  restorePlace: post('/apps/todo/restore-place').needs('delete').body(tagIdSchema).returns(categoriesAnswer),
}

export type TaskListQuery = QueryOf<typeof todoApi.list>

export type DueQuery = QueryOf<typeof todoApi.dueTasks>

export type Categories = AnswerOf<typeof todoApi.places>

export type TaskCounts = z.infer<typeof countsSchema>
