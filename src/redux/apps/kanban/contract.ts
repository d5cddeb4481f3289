import { del, get, post } from '@core/api/endpoint'
import { idParameter } from '@core/api/parameters'
import { z } from '@core/schema'
import {
  activitySchema,
  columnChangeSchema,
  textIdSchema,
  columnOrderSchema,
  columnSchema,
  newColumnSchema,
  newBoardSchema,
  newTaskSchema,
  personSchema,
  removedColumnSchema,
  removedBoardSchema,
  boardChangeSchema,
  boardSchema,
  taskColumnSchema,
  taskChangeSchema,
  taskIdSchema,
  taskIdsSchema,
  taskOrderSchema,
  taskSchema,
} from './schema'

const inBoard = z.object({ spaceId: z.optional(z.string()) })
const allTasks = z.object({ tasks: z.array(taskSchema) })
const inEnvelope = <Schema extends z.ZodMiniType>(data: Schema) => z.object({ data })
const oneBoard = z.object({ space: boardSchema })

/** Below the line: additions; see docs/api.md. */
export const kanbanApi = {
  boards: get('/apps/kanban/boards').query(inBoard).returns(z.array(columnSchema)),
  tasks: get('/apps/kanban/tasks').query(inBoard).returns(z.array(taskSchema)),
  reorderTasks: post('/apps/kanban/reorder-tasks').needs('update').body(inEnvelope(taskOrderSchema)).returns(allTasks),
  updateTaskBoard: post('/apps/kanban/update-task-board')
    .needs('update')
    .body(inEnvelope(taskColumnSchema))
    .returns(allTasks),
  addTask: post('/apps/kanban/add-task')
    .body(inEnvelope(newTaskSchema))
    .returns(z.object({ newTask: taskSchema })),
  addBoard: post('/apps/kanban/add-board')
    .body(inEnvelope(newColumnSchema))
    .returns(z.object({ board: columnSchema })),
  updateTask: post('/apps/kanban/update-task')
    .needs('update')
    .body(inEnvelope(taskChangeSchema))
    .returns(z.object({ task: taskSchema })),
  deleteBoard: del('/apps/kanban/delete-board').body(textIdSchema).returns(),
  clearTasks: del('/apps/kanban/clear-tasks').body(textIdSchema).returns(),
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
    .body(inEnvelope(columnChangeSchema))
    .returns(z.object({ board: columnSchema })),
  reorderBoards: post('/apps/kanban/reorder-boards')
    .needs('update')
    .body(inEnvelope(columnOrderSchema))
    .returns(z.object({ boards: z.array(columnSchema) })),
  restoreBoard: post('/apps/kanban/restore-board')
    .needs('delete')
    .body(inEnvelope(removedColumnSchema))
    .returns(z.object({ board: columnSchema, tasks: z.array(taskSchema) })),
  people: get('/apps/kanban/people').returns(z.object({ people: z.array(personSchema) })),
  activity: get('/apps/kanban/activity')
    .query(z.object({ taskId: idParameter }))
    .returns(z.object({ activity: z.array(activitySchema) })),
  spaces: get('/apps/kanban/spaces').returns(z.object({ spaces: z.array(boardSchema) })),
  addSpace: post('/apps/kanban/add-space').body(inEnvelope(newBoardSchema)).returns(oneBoard),
  updateSpace: post('/apps/kanban/update-space').needs('update').body(inEnvelope(boardChangeSchema)).returns(oneBoard),
  deleteSpace: del('/apps/kanban/delete-space')
    .query(z.object({ spaceId: z.string() }))
    .returns(),
  restoreSpace: post('/apps/kanban/restore-space')
    .needs('delete')
    .body(inEnvelope(removedBoardSchema))
    .returns(oneBoard),
  archive: get('/apps/kanban/archive').query(inBoard).returns(allTasks),
  archiveTasks: post('/apps/kanban/archive-tasks').needs('update').body(inEnvelope(taskIdsSchema)).returns(allTasks),
  unarchiveTasks: post('/apps/kanban/unarchive-tasks')
    .needs('update')
    .body(inEnvelope(taskIdsSchema))
    .returns(allTasks),
}
