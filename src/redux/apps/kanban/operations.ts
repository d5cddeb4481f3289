import { defineOperations } from '@core/api/operations'
import { kanbanApi } from './contract'
import { activitySchema, columnSchema, boardSchema, taskSchema } from './schema'

const unknownTask = { 404: 'No task has this id.' }
const unknownTaskOrColumn = { 404: 'No task or board has this id.' }
const unknownBoard = { 404: 'No space has this id.' }
const unknownColumn = { 404: 'No board has this id.' }
const unusableId = { 400: 'The body isn’t a board id.' }
const newBoard = { title: 'Website', columns: [{ title: 'TODO' }, { title: 'Online', isDone: true }] }

export const operations = defineOperations(kanbanApi, {
  key: 'apps/kanban',
  title: 'Kanban',
  description:
    'Boards and tasks. In this API, a `board` is a column and a `space` is a set of columns. Tasks share one order across all boards. Default space: the main one.',
  schemas: {
    KanbanBoard: columnSchema,
    KanbanTask: taskSchema,
    KanbanActivity: activitySchema,
    KanbanSpace: boardSchema,
  },
  calls: {
    boards: {
      summary: 'Lists the boards of a space, from left to right',
      errors: unknownBoard,
      example: { query: {} },
    },
    tasks: {
      summary: 'Lists the tasks of a space in their order',
      description: 'Excludes archived tasks.',
      errors: unknownBoard,
      example: { query: {} },
    },
    reorderTasks: {
      summary: 'Moves a task to the position of another',
      description: 'If the other task is on another board, the task moves there.',
      errors: { 404: 'An id doesn’t match any task.' },
      example: { body: { data: { taskId: 2, targetTaskId: 6 } } },
    },
    updateTaskBoard: {
      summary: 'Moves a task to the end of a board',
      errors: unknownTaskOrColumn,
      example: { body: { data: { taskId: 2, newBoardId: 'in-progress' } } },
    },
    addTask: {
      summary: 'Adds a task to a board',
      description: 'Adds it at the end, due in two days.',
      status: 201,
      errors: unknownColumn,
      example: { body: { data: { title: 'Map of the old harbor', boardId: 'todo' } } },
    },
    addBoard: {
      summary: 'Adds a board',
      description: 'The id is a unique slug of the title.',
      status: 201,
      errors: unknownBoard,
      example: { body: { data: { title: 'In Review' } } },
    },
    updateTask: {
      summary: 'Updates a task',
      description: 'Only the fields sent are updated. Lists are replaced.',
      errors: unknownTaskOrColumn,
      example: { body: { data: { id: 2, labels: ['Backend', 'Writing'], dueDate: '2026-11-24' } } },
    },
    deleteBoard: {
      summary: 'Deletes a board and its tasks',
      description: 'The body is the bare id.',
      errors: { ...unusableId, ...unknownColumn },
      async example(api) {
        const { board: column } = await api.call(kanbanApi.addBoard, { body: { data: { title: 'In Review' } } })
        return { body: column.id }
      },
    },
    clearTasks: {
      summary: 'Deletes all tasks of a board',
      description: 'The body is the bare id.',
      errors: { ...unusableId, ...unknownColumn },
      example: { body: 'done' },
    },
    duplicateTask: {
      summary: 'Duplicates a task',
      description: 'Inserts the copy after the original, without comments.',
      status: 201,
      errors: unknownTask,
      example: { body: { data: { taskId: 2 } } },
    },
    deleteTask: { summary: 'Deletes a task', errors: unknownTask, example: { query: { taskId: 2 } } },
    restoreTasks: {
      summary: 'Restores deleted or cleared tasks to their positions',
      errors: { 404: 'A task wasn’t deleted, or its board no longer exists. Nothing is changed.' },
      async example(api) {
        await api.call(kanbanApi.deleteTask, { query: { taskId: 2 } })
        return { body: { data: { taskIds: [2] } } }
      },
    },
    updateBoard: {
      summary: 'Renames a board or sets its task limit',
      description: 'Only the fields sent are updated. `null` removes the limit. The id doesn’t change.',
      errors: unknownColumn,
      example: { body: { data: { id: 'todo', title: 'Next up', limit: 5 } } },
    },
    reorderBoards: {
      summary: 'Moves a board to the position of another',
      errors: { 404: 'An id doesn’t match any board.' },
      example: { body: { data: { boardId: 'done', targetBoardId: 'todo' } } },
    },
    restoreBoard: {
      summary: 'Restores a deleted board and its tasks',
      errors: { 404: 'No deleted board has this id.' },
      async example(api) {
        const { board: column } = await api.call(kanbanApi.addBoard, { body: { data: { title: 'In Review' } } })
        await api.call(kanbanApi.deleteBoard, { body: column.id })
        return { body: { data: { boardId: column.id } } }
      },
    },
    people: { summary: 'Lists possible assignees by name', example: {} },
    activity: {
      summary: 'Lists a task’s activity, newest first',
      errors: unknownTask,
      example: { query: { taskId: 1 } },
    },
    spaces: { summary: 'Lists the spaces with their boards, the main one first', example: {} },
    addSpace: {
      summary: 'Adds a space',
      description: 'Can include columns.',
      status: 201,
      example: { body: { data: newBoard } },
    },
    updateSpace: {
      summary: 'Renames a space',
      errors: unknownBoard,
      example: { body: { data: { id: 'main', title: 'Product team' } } },
    },
    deleteSpace: {
      summary: 'Deletes a space and everything in it',
      errors: { ...unknownBoard, 409: 'The main space can’t be deleted.' },
      async example(api) {
        const { space: board } = await api.call(kanbanApi.addSpace, { body: { data: newBoard } })
        return { query: { spaceId: board.id } }
      },
    },
    restoreSpace: {
      summary: 'Restores a deleted space and everything in it',
      errors: { 404: 'No deleted space has this id.' },
      async example(api) {
        const { space: board } = await api.call(kanbanApi.addSpace, { body: { data: newBoard } })
        await api.call(kanbanApi.deleteSpace, { query: { spaceId: board.id } })
        return { body: { data: { spaceId: board.id } } }
      },
    },
    archive: {
      summary: 'Lists the archived tasks of a space, newest first',
      errors: unknownBoard,
      example: { query: {} },
    },
    archiveTasks: {
      summary: 'Archives tasks',
      errors: { 404: 'A task doesn’t exist or is already archived. Nothing is changed.' },
      example: { body: { data: { taskIds: [2, 6] } } },
    },
    unarchiveTasks: {
      summary: 'Restores archived tasks to their boards',
      description: 'Falls back to the first board of the space, then to the first board of the main space.',
      errors: { 404: 'A task isn’t archived, or there is no board for it. Nothing is changed.' },
      async example(api) {
        await api.call(kanbanApi.archiveTasks, { body: { data: { taskIds: [2] } } })
        return { body: { data: { taskIds: [2] } } }
      },
    },
  },
})
