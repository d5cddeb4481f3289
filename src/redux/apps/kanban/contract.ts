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

/** Below the line stand the additions of docs/api.md. */
export const kanbanApi = {
  /** Those of the main space, unless another is named. */
  boards: get('/apps/kanban/boards').query(inSpace).returns(z.array(boardSchema)),
  /** The same. Archived tasks are not among them. */
  tasks: get('/apps/kanban/tasks').query(inSpace).returns(z.array(taskSchema)),
  /** The task takes the target's place among all tasks, and its board. */
  reorderTasks: post('/apps/kanban/reorder-tasks').needs('update').body(inEnvelope(taskOrderSchema)).returns(allTasks),
  /** The task goes to the end of the board. */
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
  /** The body is the bare id of the board. */
  deleteBoard: del('/apps/kanban/delete-board').body(boardIdSchema).returns(),
  /** The same. */
  clearTasks: del('/apps/kanban/clear-tasks').body(boardIdSchema).returns(),
  // ---
  /** The copy follows its original. It has no comments: those are about the original. */
  duplicateTask: post('/apps/kanban/duplicate-task')
    .body(inEnvelope(taskIdSchema))
    .returns(z.object({ newTask: taskSchema })),
  deleteTask: del('/apps/kanban/delete-task')
    .query(z.object({ taskId: idParameter }))
    .returns(),
  /** Deleted or cleared tasks, back where they stood. */
  restoreTasks: post('/apps/kanban/restore-tasks').needs('delete').body(inEnvelope(taskIdsSchema)).returns(allTasks),
  /** Renames, and limits how many tasks there should be. The id stays. */
  updateBoard: post('/apps/kanban/update-board')
    .needs('update')
    .body(inEnvelope(boardChangeSchema))
    .returns(z.object({ board: boardSchema })),
  /** The board takes the target's place. */
  reorderBoards: post('/apps/kanban/reorder-boards')
    .needs('update')
    .body(inEnvelope(boardOrderSchema))
    .returns(z.object({ boards: z.array(boardSchema) })),
  /** A deleted board, with the tasks that were deleted with it. */
  restoreBoard: post('/apps/kanban/restore-board')
    .needs('delete')
    .body(inEnvelope(removedBoardSchema))
    .returns(z.object({ board: boardSchema, tasks: z.array(taskSchema) })),
  /** Those to whom tasks can be assigned, by name. */
  people: get('/apps/kanban/people').returns(z.object({ people: z.array(personSchema) })),
  /** Newest first. */
  activity: get('/apps/kanban/activity')
    .query(z.object({ taskId: idParameter }))
    .returns(z.object({ activity: z.array(activitySchema) })),
  /** The main one first. */
  spaces: get('/apps/kanban/spaces').returns(z.object({ spaces: z.array(spaceSchema) })),
  addSpace: post('/apps/kanban/add-space').body(inEnvelope(newSpaceSchema)).returns(oneSpace),
  updateSpace: post('/apps/kanban/update-space').needs('update').body(inEnvelope(spaceChangeSchema)).returns(oneSpace),
  /** With all that is in it. The main one stays. */
  deleteSpace: del('/apps/kanban/delete-space')
    .query(z.object({ spaceId: z.string() }))
    .returns(),
  restoreSpace: post('/apps/kanban/restore-space')
    .needs('delete')
    .body(inEnvelope(removedSpaceSchema))
    .returns(oneSpace),
  /** The archived tasks of a space, the latest first. */
  archive: get('/apps/kanban/archive').query(inSpace).returns(allTasks),
  /** Takes tasks off their boards, and keeps them. */
  archiveTasks: post('/apps/kanban/archive-tasks').needs('update').body(inEnvelope(taskIdsSchema)).returns(allTasks),
  /** Puts archived tasks back on their boards; where one is gone, on the first of its space. */
  unarchiveTasks: post('/apps/kanban/unarchive-tasks')
    .needs('update')
    .body(inEnvelope(taskIdsSchema))
    .returns(allTasks),
}
