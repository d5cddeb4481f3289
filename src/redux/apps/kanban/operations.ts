import { defineOperations, idParameter, nothing } from '@core/api/operations'
import { z } from '@core/schema'
import { kanbanApi } from './contract'
import {
  activitySchema,
  boardChangeSchema,
  boardIdSchema,
  boardOrderSchema,
  boardSchema,
  newBoardSchema,
  newSpaceSchema,
  newTaskSchema,
  personSchema,
  removedBoardSchema,
  removedSpaceSchema,
  spaceChangeSchema,
  spaceSchema,
  taskBoardSchema,
  taskChangeSchema,
  taskIdSchema,
  taskIdsSchema,
  taskOrderSchema,
  taskSchema,
} from './schema'

const unknownTask = { 404: 'No task has the id.' }
const unknownTaskOrBoard = { 404: 'No task, or no board, has the id.' }
const unknownSpace = { 404: 'No space has the id.' }
const unknownBoard = { 404: 'No board has the id.' }
const unusableId = { 400: 'The body is not the id of a board.' }

const inEnvelope = <Schema extends z.ZodMiniType>(data: Schema) => z.object({ data })
const allTasks = z.object({ tasks: z.array(taskSchema) })
const oneSpace = z.object({ space: spaceSchema })
const inSpace = z.object({ spaceId: z.optional(z.string()) })
const newSpace = { title: 'Website', columns: [{ title: 'To Do' }, { title: 'Online', isDone: true }] }

export const operations = defineOperations(kanbanApi, {
  key: 'apps/kanban',
  title: 'Kanban',
  description:
    'Boards, which are the columns, and the tasks on them. Tasks have one order that holds for every board. Boards are in spaces; where none is named, the main one is meant.',
  schemas: {
    KanbanBoard: boardSchema,
    KanbanTask: taskSchema,
    KanbanActivity: activitySchema,
    KanbanSpace: spaceSchema,
  },
  calls: {
    boards: {
      summary: 'Lists the boards of a space, from left to right',
      query: inSpace,
      answer: z.array(boardSchema),
      errors: unknownSpace,
      example: { query: {} },
    },
    tasks: {
      summary: 'Lists the tasks of a space in their order',
      description: 'Archived tasks are not among them.',
      query: inSpace,
      answer: z.array(taskSchema),
      errors: unknownSpace,
      example: { query: {} },
    },
    reorderTasks: {
      summary: 'Gives a task the place of another',
      description: 'Where the other is on another board, the task goes there.',
      body: inEnvelope(taskOrderSchema),
      answer: allTasks,
      errors: { 404: 'No task has one of the ids.' },
      example: { body: { data: { taskId: 2, targetTaskId: 6 } } },
    },
    updateTaskBoard: {
      summary: 'Moves a task to the end of a board',
      body: inEnvelope(taskBoardSchema),
      answer: allTasks,
      errors: unknownTaskOrBoard,
      example: { body: { data: { taskId: 2, newBoardId: 'in-progress' } } },
    },
    addTask: {
      summary: 'Adds a task to a board',
      description: 'It goes last and is due two days from now.',
      status: 201,
      body: inEnvelope(newTaskSchema),
      answer: z.object({ newTask: taskSchema }),
      errors: unknownBoard,
      example: { body: { data: { title: 'A map of the old harbor', boardId: 'todo' } } },
    },
    addBoard: {
      summary: 'Adds a board',
      description: 'Its id is a slug of the title, made unique.',
      status: 201,
      body: inEnvelope(newBoardSchema),
      answer: z.object({ board: boardSchema }),
      errors: unknownSpace,
      example: { body: { data: { title: 'In Review' } } },
    },
    updateTask: {
      summary: 'Changes a task',
      description: 'Only the fields that are sent change; each list is replaced as a whole.',
      body: inEnvelope(taskChangeSchema),
      answer: z.object({ task: taskSchema }),
      errors: unknownTaskOrBoard,
      example: { body: { data: { id: 2, labels: ['Backend', 'Writing'], dueDate: '2026-11-24' } } },
    },
    deleteBoard: {
      summary: 'Deletes a board and the tasks on it',
      description: 'The body is the bare id.',
      body: boardIdSchema,
      answer: nothing,
      errors: { ...unusableId, ...unknownBoard },
      async example(api) {
        const { board } = await api.call(kanbanApi.addBoard, { body: { data: { title: 'In Review' } } })
        return { body: board.id }
      },
    },
    clearTasks: {
      summary: 'Removes the tasks of a board',
      description: 'The body is the bare id.',
      body: boardIdSchema,
      answer: nothing,
      errors: { ...unusableId, ...unknownBoard },
      example: { body: 'done' },
    },
    duplicateTask: {
      summary: 'Duplicates a task',
      description: 'The copy follows its original and has no comments.',
      status: 201,
      body: inEnvelope(taskIdSchema),
      answer: z.object({ newTask: taskSchema }),
      errors: unknownTask,
      example: { body: { data: { taskId: 2 } } },
    },
    deleteTask: {
      summary: 'Deletes a task',
      query: z.object({ taskId: idParameter }),
      answer: nothing,
      errors: unknownTask,
      example: { query: { taskId: 2 } },
    },
    restoreTasks: {
      summary: 'Brings deleted or cleared tasks back to their places',
      body: inEnvelope(taskIdsSchema),
      answer: allTasks,
      errors: { 404: 'One of the tasks was not removed, or its board is no more. Nothing is changed.' },
      async example(api) {
        await api.call(kanbanApi.deleteTask, { query: { taskId: 2 } })
        return { body: { data: { taskIds: [2] } } }
      },
    },
    updateBoard: {
      summary: 'Renames a board, or limits how many tasks there should be on it',
      description: 'Only the fields that are sent change; a limit of null is none. The id stays.',
      body: inEnvelope(boardChangeSchema),
      answer: z.object({ board: boardSchema }),
      errors: unknownBoard,
      example: { body: { data: { id: 'todo', title: 'Next up', limit: 5 } } },
    },
    reorderBoards: {
      summary: 'Gives a board the place of another',
      body: inEnvelope(boardOrderSchema),
      answer: z.object({ boards: z.array(boardSchema) }),
      errors: { 404: 'No board has one of the ids.' },
      example: { body: { data: { boardId: 'done', targetBoardId: 'todo' } } },
    },
    restoreBoard: {
      summary: 'Brings a deleted board back, with the tasks that were deleted with it',
      description: 'A task whose id has been given to another one meanwhile gets a new id.',
      body: inEnvelope(removedBoardSchema),
      answer: z.object({ board: boardSchema, tasks: z.array(taskSchema) }),
      errors: { 404: 'No deleted board has the id.' },
      async example(api) {
        const { board } = await api.call(kanbanApi.addBoard, { body: { data: { title: 'In Review' } } })
        await api.call(kanbanApi.deleteBoard, { body: board.id })
        return { body: { data: { boardId: board.id } } }
      },
    },
    people: {
      summary: 'Lists those to whom tasks can be assigned, by name',
      answer: z.object({ people: z.array(personSchema) }),
      example: {},
    },
    activity: {
      summary: 'Lists what happened to a task, newest first',
      query: z.object({ taskId: idParameter }),
      answer: z.object({ activity: z.array(activitySchema) }),
      errors: unknownTask,
      example: { query: { taskId: 1 } },
    },
    spaces: {
      summary: 'Lists the spaces with their boards, the main one first',
      answer: z.object({ spaces: z.array(spaceSchema) }),
      example: {},
    },
    addSpace: {
      summary: 'Adds a space',
      description: 'It may begin with columns.',
      status: 201,
      body: inEnvelope(newSpaceSchema),
      answer: oneSpace,
      example: { body: { data: newSpace } },
    },
    updateSpace: {
      summary: 'Renames a space',
      body: inEnvelope(spaceChangeSchema),
      answer: oneSpace,
      errors: unknownSpace,
      example: { body: { data: { id: 'main', title: 'Product team' } } },
    },
    deleteSpace: {
      summary: 'Deletes a space with all that is in it',
      query: z.object({ spaceId: z.string() }),
      answer: nothing,
      errors: { ...unknownSpace, 409: 'It is the main space, which stays.' },
      async example(api) {
        const { space } = await api.call(kanbanApi.addSpace, { body: { data: newSpace } })
        return { query: { spaceId: space.id } }
      },
    },
    restoreSpace: {
      summary: 'Brings a deleted space back, with all that was in it',
      description: 'A task whose id has been given to another one meanwhile gets a new id.',
      body: inEnvelope(removedSpaceSchema),
      answer: oneSpace,
      errors: { 404: 'No deleted space has the id.' },
      async example(api) {
        const { space } = await api.call(kanbanApi.addSpace, { body: { data: newSpace } })
        await api.call(kanbanApi.deleteSpace, { query: { spaceId: space.id } })
        return { body: { data: { spaceId: space.id } } }
      },
    },
    archive: {
      summary: 'Lists the archived tasks of a space, the latest first',
      query: inSpace,
      answer: allTasks,
      errors: unknownSpace,
      example: { query: {} },
    },
    archiveTasks: {
      summary: 'Takes tasks off their boards, and keeps them',
      body: inEnvelope(taskIdsSchema),
      answer: allTasks,
      errors: { 404: 'One of the tasks does not exist, or is archived. Nothing is changed.' },
      example: { body: { data: { taskIds: [2, 6] } } },
    },
    unarchiveTasks: {
      summary: 'Puts archived tasks back on their boards',
      description: 'Where the board is gone, on the first one of its space; where that is gone, of the main one.',
      body: inEnvelope(taskIdsSchema),
      answer: allTasks,
      errors: { 404: 'One of the tasks is not archived, or there is no board to put it on. Nothing is changed.' },
      async example(api) {
        await api.call(kanbanApi.archiveTasks, { body: { data: { taskIds: [2] } } })
        return { body: { data: { taskIds: [2] } } }
      },
    },
  },
})
