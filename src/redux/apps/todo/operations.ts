import { defineOperations } from '@core/api/operations'
import { mostTags } from '@/redux/shell/tags/schema'
import { todoApi } from './contract'
import { taskSchema } from './schema'

const unknownTask = { 404: 'No task has this id.' }

const unknownTasks = { 404: 'An id doesn’t match any task. Nothing is changed.' }
const unknownCategory = { 404: 'No tag or project of your own has this id.' }
const badCategory = { 400: 'A field is invalid, or the name is taken.' }

export const operations = defineOperations(todoApi, {
  key: 'apps/todo',
  title: 'To-do',
  description: 'Tasks with assignees and due dates. Deleted tasks can be restored.',
  schemas: { TodoTask: taskSchema },
  calls: {
    list: {
      summary: 'Lists tasks',
      description:
        'Default: all tasks except deleted ones. With a filter, only titles are searched. `latest` is the highest id; tasks without an assignee or due date come last.',
      errors: { 400: 'Unknown `sortBy`.' },
      example: { query: { filter: 'important', tag: 'high', sortBy: 'due-date' } },
    },
    add: {
      summary: 'Adds a task',
      description: 'Requires only a title. The task comes first in the manual order.',
      status: 201,
      example: { body: { task: { title: 'Order more tea', tags: ['low'], dueDate: '2026-11-20' } } },
    },
    update: {
      summary: 'Updates a task',
      description:
        'Only the fields sent are updated. `isDeleted: false` restores a task. Completing a recurring task adds the next one. Reopening it removes the next one, unless that was updated.',
      errors: unknownTask,
      example: { body: { task: { id: 10, isCompleted: true } } },
    },
    remove: { summary: 'Moves a task to Deleted', errors: unknownTask, example: { query: { taskId: 10 } } },
    counts: {
      summary: 'Counts the tasks in each view',
      description: 'Counts open tasks, except in `completed` and `deleted`.',
      example: {},
    },
    one: {
      summary: 'Reads a task',
      description: 'Also finds deleted tasks.',
      errors: unknownTask,
      example: { query: { id: 10 } },
    },
    dueTasks: {
      summary: 'Lists open tasks that recently became due',
      description: 'Tasks with a due time after `after`, up to and including `until`.',
      errors: { 400: '`after` or `until` is invalid.' },
      example: { query: { after: '2026-11-18T09:00:00.000Z', until: '2026-11-18T12:00:00.000Z' } },
    },
    assignees: { summary: 'Lists possible assignees', example: {} },
    updateMany: {
      summary: 'Updates tasks, each with its own fields',
      description:
        'All or none. Only the fields sent are updated. `next` contains the next occurrences of completed recurring tasks.',
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
      summary: 'Moves tasks to Deleted',
      description: 'All or none.',
      errors: unknownTasks,
      example: { body: { taskIds: [10, 12] } },
    },
    restoreMany: {
      summary: 'Restores deleted tasks',
      description: 'All or none. Each returns to its position.',
      errors: unknownTasks,
      example: { body: { taskIds: [10, 12] } },
    },
    places: { summary: 'Lists your own tags and projects', example: {} },
    addPlace: {
      summary: 'Creates a tag or project',
      description: `Up to ${mostTags} of each kind.`,
      status: 201,
      errors: badCategory,
      example: { body: { kind: 'project', name: 'Summer party', tone: 'warning' } },
    },
    updatePlace: {
      summary: 'Renames or recolors a tag or project',
      errors: { ...badCategory, ...unknownCategory },
      example: { body: { id: 'project-1', tone: 'primary' } },
    },
    removePlace: {
      summary: 'Deletes a tag or project',
      description: 'Removes it from its tasks. No tasks are deleted.',
      errors: unknownCategory,
      async example(api) {
        const { places: categories } = await api.call(todoApi.places, {})
        return { body: { id: categories.at(-1)?.id ?? 'project-1' } }
      },
    },
    restorePlace: {
      summary: 'Restores a deleted tag or project',
      description: 'Its tasks return, except those moved to another project.',
      errors: { 400: 'The name is taken now.', ...unknownCategory },
      async example(api) {
        await api.call(todoApi.removePlace, { body: { id: 'project-1' } })
        return { body: { id: 'project-1' } }
      },
    },
    reorder: {
      summary: 'Moves a task to the position of another in the manual order',
      errors: { 404: 'An id doesn’t match any task.' },
      example: { body: { taskId: 10, targetTaskId: 12 } },
    },
    deleteForever: {
      summary: 'Deletes tasks forever',
      errors: {
        400: 'A task isn’t in Deleted. Nothing is changed.',
        404: 'An id doesn’t match any task. Nothing is changed.',
      },
      async example(api) {
        const { tasks } = await api.call(todoApi.list, { query: { filter: 'deleted' } })
        return { body: { taskIds: tasks.map(({ id }) => id) } }
      },
    },
  },
})
