import { defineOperations, idParameter, nothing } from '@core/api/operations'
import { dateTextSchema } from '@core/dateText'
import { z } from '@core/schema'
import { todoApi } from './contract'
import {
  assigneeSchema,
  filters,
  mostPlaces,
  newPlaceSchema,
  newTaskSchema,
  placeChangeSchema,
  placeIdSchema,
  placeSchema,
  sortings,
  tags,
  taskChangeSchema,
  taskChangesSchema,
  taskIdsSchema,
  taskMoveSchema,
  taskSchema,
} from './schema'

const unknownTask = { 404: 'No task has the id.' }

const unknownTasks = { 404: 'No task has one of the ids. Nothing is changed.' }
const tasksAnswer = z.object({ tasks: z.array(taskSchema) })

const placesAnswer = z.object({ places: z.array(placeSchema) })
const unknownPlace = { 404: 'No own tag or project has the id.' }
const badPlace = { 400: 'A field cannot be used; a name may be taken already among those of its kind.' }

function choice(values: readonly string[], otherwise: string) {
  return z.optional(z.string().check(z.describe(`One of ${values.join(', ')}. ${otherwise}`)))
}

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

export const operations = defineOperations(todoApi, {
  key: 'apps/todo',
  title: 'To-do',
  description: 'Things to be done, by whom and until when. Deleting is soft: a deleted task can be brought back.',
  schemas: { TodoTask: taskSchema },
  calls: {
    list: {
      summary: 'Lists tasks',
      description: 'Without a filter: every task that is not deleted.',
      query: z.object({
        q: z.optional(
          z
            .string()
            .check(
              z.describe(
                'Looked for in the title, the tags and the due date, such as `17 Nov`; with a filter in the title only.',
              ),
            ),
        ),
        filter: choice(filters, 'Another value is no filter. Only `deleted` lists what is deleted.'),
        tag: choice(tags, 'Or the `id` of an own one. Another value matches no task.'),
        project: z.optional(z.string().check(z.describe('The `id` of one. Another value matches no task.'))),
        sortBy: z._default(
          z
            .enum(sortings)
            .check(
              z.describe(
                '`latest` is the id, descending; tasks without an assignee or a due date come last; `manual` is the order of reorder-tasks.',
              ),
            ),
          'latest',
        ),
      }),
      answer: tasksAnswer,
      errors: { 400: '`sortBy` is not known.' },
      example: { query: { filter: 'important', tag: 'high', sortBy: 'due-date' } },
    },
    add: {
      summary: 'Adds a task',
      description: 'Only the title is required. The task is the first in the manual order.',
      status: 201,
      body: z.object({ task: newTaskSchema }),
      answer: z.object({ task: taskSchema }),
      example: { body: { task: { title: 'Order more tea', tags: ['low'], dueDate: '2026-11-20' } } },
    },
    update: {
      summary: 'Changes a task',
      description:
        'Only the fields that are sent change. `isDeleted: false` brings a deleted task back. Completing a task that repeats adds the next one; reopening it takes that back, unless it was changed meanwhile.',
      body: z.object({ task: taskChangeSchema }),
      answer: z.object({ task: taskSchema }),
      errors: unknownTask,
      example: { body: { task: { id: 10, isCompleted: true } } },
    },
    remove: {
      summary: 'Deletes a task softly',
      query: z.object({ taskId: idParameter }),
      answer: z.object({ task: taskSchema }),
      errors: unknownTask,
      example: { query: { taskId: 10 } },
    },
    counts: {
      summary: 'Counts the tasks of each view',
      description: 'Tags are counted among the tasks that are not deleted.',
      answer: z.object({ counts: countsSchema }),
      example: {},
    },
    one: {
      summary: 'Finds one task',
      description: 'A deleted one, too.',
      query: z.object({ id: idParameter }),
      answer: z.object({ task: taskSchema }),
      errors: unknownTask,
      example: { query: { id: 10 } },
    },
    dueTasks: {
      summary: 'Lists the open tasks that have come due lately',
      description: 'Those with a time of day that lies after `after` and is `until` at the latest.',
      query: z.object({ after: dateTextSchema, until: dateTextSchema }),
      answer: tasksAnswer,
      errors: { 400: 'One of the moments is none.' },
      example: { query: { after: '2026-11-18T09:00:00.000Z', until: '2026-11-18T12:00:00.000Z' } },
    },
    assignees: {
      summary: 'Lists who may be given a task',
      answer: z.object({ assignees: z.array(assigneeSchema) }),
      example: {},
    },
    updateMany: {
      summary: 'Changes several tasks, each by fields of its own',
      description:
        'All of them or none. Only the fields that are sent change. `next` has the tasks that come in the place of those that repeat and were completed.',
      body: taskChangesSchema,
      answer: z.object({ tasks: z.array(taskSchema), next: z.array(taskSchema) }),
      errors: unknownTasks,
      example: {
        body: {
          tasks: [
            { id: 10, isCompleted: true },
            { id: 12, tags: ['high'] },
          ],
        },
      },
    },
    removeMany: {
      summary: 'Deletes several tasks softly',
      description: 'All of them or none.',
      body: taskIdsSchema,
      answer: tasksAnswer,
      errors: unknownTasks,
      example: { body: { taskIds: [10, 12] } },
    },
    restoreMany: {
      summary: 'Brings deleted tasks back',
      description: 'All of them or none. Each is back where it stood.',
      body: taskIdsSchema,
      answer: tasksAnswer,
      errors: unknownTasks,
      example: { body: { taskIds: [10, 12] } },
    },
    places: {
      summary: 'Lists own tags and projects',
      answer: placesAnswer,
      example: {},
    },
    addPlace: {
      summary: 'Makes a tag or a project',
      description: `There can be ${mostPlaces} of each kind.`,
      status: 201,
      body: newPlaceSchema,
      answer: placesAnswer,
      errors: badPlace,
      example: { body: { kind: 'project', name: 'Summer party', tone: 'warning' } },
    },
    updatePlace: {
      summary: 'Renames or recolors a tag or a project',
      body: placeChangeSchema,
      answer: placesAnswer,
      errors: { ...badPlace, ...unknownPlace },
      example: { body: { id: 'project-1', tone: 'primary' } },
    },
    removePlace: {
      summary: 'Deletes a tag or a project',
      description: 'No task is deleted: those that are in it leave it.',
      body: placeIdSchema,
      answer: placesAnswer,
      errors: unknownPlace,
      async example(api) {
        const { places } = await api.call(todoApi.places, {})
        return { body: { id: places.at(-1)?.id ?? 'project-1' } }
      },
    },
    restorePlace: {
      summary: 'Brings a deleted tag or project back',
      description: 'And its tasks into it, but for those that are in another project by now.',
      body: placeIdSchema,
      answer: placesAnswer,
      errors: { 400: 'Its name is taken by now.', ...unknownPlace },
      async example(api) {
        await api.call(todoApi.removePlace, { body: { id: 'project-1' } })
        return { body: { id: 'project-1' } }
      },
    },
    reorder: {
      summary: 'Gives a task the place of another in the manual order',
      body: taskMoveSchema,
      answer: tasksAnswer,
      errors: { 404: 'No task has one of the ids.' },
      example: { body: { taskId: 10, targetTaskId: 12 } },
    },
    deleteForever: {
      summary: 'Removes deleted tasks for ever',
      body: taskIdsSchema,
      answer: nothing,
      errors: {
        400: 'One of the tasks is not deleted. Nothing is changed.',
        404: 'No task has one of the ids. Nothing is changed.',
      },
      async example(api) {
        const { tasks } = await api.call(todoApi.list, { query: { filter: 'deleted' } })
        return { body: { taskIds: tasks.map(({ id }) => id) } }
      },
    },
  },
})
