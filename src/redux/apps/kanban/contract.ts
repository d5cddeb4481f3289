import { del, get, post } from '@core/api/endpoint'
import { idParameter } from '@core/api/parameters'
import { z } from '@core/schema'
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

const inSpace = z.object({ spaceId: z.optional(z.string()) })
const allTasks = z.object({ tasks: z.array(taskSchema) })
const inEnvelope = <Schema extends z.ZodMiniType>(data: Schema) => z.object({ data })
const oneSpace = z.object({ space: spaceSchema })

/** Below the line: additions; see docs/api.md. */
export const kanbanApi = {
  boards: get('/apps/kanban/boards').query(inSpace).returns(z.array(boardSchema)),
  tasks: get('/apps/kanban/tasks').query(inSpace).returns(z.array(taskSchema)),
  reorderTasks: post('/apps/kanban/reorder-tasks').needs('update').body(inEnvelope(taskOrderSchema)).returns(allTasks),
  updateTaskBoard: post('/apps/kanban/update-task-board')
    .needs('update')
    .body(inEnvelope(taskBoardSchema))
    .returns(allTasks),
  addTask: post('/apps/kanban/add-task')
    .body(inEnvelope(newTaskSchema))
    .returns(z.object({ newTask: taskSchema })),
  addBoard: post('/apps/kanban/add-board')
    .body(inEnvelope(newBoardSchema))
    .returns(z.object({ board: boardSchema })),
  updateTask: post('/apps/kanban/update-task')
    .needs('update')
    .body(inEnvelope(taskChangeSchema))
    .returns(z.object({ task: taskSchema })),
  deleteBoard: del('/apps/kanban/delete-board').body(boardIdSchema).returns(),
  clearTasks: del('/apps/kanban/clear-tasks').body(boardIdSchema).returns(),
  // ---
  duplicateTask: post('/apps/kanban/duplicate-task')
    .body(inEnvelope(taskIdSchema))
    .returns(z.object({ newTask: taskSchema })),
  deleteTask: del('/apps/kanban/delete-task')
    .query(z.object({ taskId: idParameter }))
    .returns(),
  restoreTasks: post('/apps/kanban/restore-tasks').needs('delete').body(inEnvelope(taskIdsSchema)).returns(allTasks),
  updateBoard: post('/apps/kanban/update-board')
    .needs('update')
    .body(inEnvelope(boardChangeSchema))
    .returns(z.object({ board: boardSchema })),
  reorderBoards: post('/apps/kanban/reorder-boards')
    .needs('update')
    .body(inEnvelope(boardOrderSchema))
    .returns(z.object({ boards: z.array(boardSchema) })),
  restoreBoard: post('/apps/kanban/restore-board')
    .needs('delete')
    .body(inEnvelope(removedBoardSchema))
    .returns(z.object({ board: boardSchema, tasks: z.array(taskSchema) })),
  people: get('/apps/kanban/people').returns(z.object({ people: z.array(personSchema) })),
  activity: get('/apps/kanban/activity')
    .query(z.object({ taskId: idParameter }))
    .returns(z.object({ activity: z.array(activitySchema) })),
  spaces: get('/apps/kanban/spaces').returns(z.object({ spaces: z.array(spaceSchema) })),
  addSpace: post('/apps/kanban/add-space').body(inEnvelope(newSpaceSchema)).returns(oneSpace),
  updateSpace: post('/apps/kanban/update-space').needs('update').body(inEnvelope(spaceChangeSchema)).returns(oneSpace),
  deleteSpace: del('/apps/kanban/delete-space')
    .query(z.object({ spaceId: z.string() }))
    .returns(),
  restoreSpace: post('/apps/kanban/restore-space')
    .needs('delete')
    .body(inEnvelope(removedSpaceSchema))
    .returns(oneSpace),
  archive: get('/apps/kanban/archive').query(inSpace).returns(allTasks),
  archiveTasks: post('/apps/kanban/archive-tasks').needs('update').body(inEnvelope(taskIdsSchema)).returns(allTasks),
  unarchiveTasks: post('/apps/kanban/unarchive-tasks')
    .needs('update')
    .body(inEnvelope(taskIdsSchema))
    .returns(allTasks),
}
