import { del, get, post } from '@core/api/endpoint'
import type {
  Activity,
  Board,
  BoardChange,
  BoardOrder,
  NewBoard,
  NewSpace,
  NewTask,
  Person,
  Space,
  SpaceChange,
  Task,
  TaskBoard,
  TaskChange,
  TaskOrder,
} from './schema'

interface Data<Content> {
  data: Content
}

type Nothing = Record<never, never>

interface InSpace {
  spaceId?: string | undefined
}

/** Below the line stand the additions of docs/api.md. */
export const kanbanApi = {
  /** Those of the main space, unless another is named. */
  boards: get('/apps/kanban/boards').query<InSpace>().returns<Board[]>(),
  /** The same. Archived tasks are not among them. */
  tasks: get('/apps/kanban/tasks').query<InSpace>().returns<Task[]>(),
  /** The task takes the target's place among all tasks, and its board. */
  reorderTasks: post('/apps/kanban/reorder-tasks').needs('update').body<Data<TaskOrder>>().returns<{ tasks: Task[] }>(),
  /** The task goes to the end of the board. */
  updateTaskBoard: post('/apps/kanban/update-task-board')
    .needs('update')
    .body<Data<TaskBoard>>()
    .returns<{ tasks: Task[] }>(),
  addTask: post('/apps/kanban/add-task').body<Data<NewTask>>().returns<{ newTask: Task }>(),
  addBoard: post('/apps/kanban/add-board').body<Data<NewBoard>>().returns<{ board: Board }>(),
  updateTask: post('/apps/kanban/update-task').needs('update').body<Data<TaskChange>>().returns<{ task: Task }>(),
  /** The body is the bare id of the board. */
  deleteBoard: del('/apps/kanban/delete-board').body<string>().returns<Nothing>(),
  /** The same. */
  clearTasks: del('/apps/kanban/clear-tasks').body<string>().returns<Nothing>(),
  // ---
  /** The copy follows its original. It has no comments: those are about the original. */
  duplicateTask: post('/apps/kanban/duplicate-task').body<Data<{ taskId: number }>>().returns<{ newTask: Task }>(),
  deleteTask: del('/apps/kanban/delete-task').query<{ taskId: number }>().returns<Nothing>(),
  /** Deleted or cleared tasks, back where they stood. */
  restoreTasks: post('/apps/kanban/restore-tasks')
    .needs('delete')
    .body<Data<{ taskIds: number[] }>>()
    .returns<{ tasks: Task[] }>(),
  /** Renames, and limits how many tasks there should be. The id stays. */
  updateBoard: post('/apps/kanban/update-board').needs('update').body<Data<BoardChange>>().returns<{ board: Board }>(),
  /** The board takes the target's place. */
  reorderBoards: post('/apps/kanban/reorder-boards')
    .needs('update')
    .body<Data<BoardOrder>>()
    .returns<{ boards: Board[] }>(),
  /** A deleted board, with the tasks that were deleted with it. */
  restoreBoard: post('/apps/kanban/restore-board')
    .needs('delete')
    .body<Data<{ boardId: string }>>()
    .returns<{ board: Board; tasks: Task[] }>(),
  /** Those to whom tasks can be assigned, by name. */
  people: get('/apps/kanban/people').returns<{ people: Person[] }>(),
  /** Newest first. */
  activity: get('/apps/kanban/activity').query<{ taskId: number }>().returns<{ activity: Activity[] }>(),
  /** The main one first. */
  spaces: get('/apps/kanban/spaces').returns<{ spaces: Space[] }>(),
  addSpace: post('/apps/kanban/add-space').body<Data<NewSpace>>().returns<{ space: Space }>(),
  updateSpace: post('/apps/kanban/update-space').needs('update').body<Data<SpaceChange>>().returns<{ space: Space }>(),
  /** With all that is in it. The main one stays. */
  deleteSpace: del('/apps/kanban/delete-space').query<{ spaceId: string }>().returns<Nothing>(),
  restoreSpace: post('/apps/kanban/restore-space')
    .needs('delete')
    .body<Data<{ spaceId: string }>>()
    .returns<{ space: Space }>(),
  /** The archived tasks of a space, the latest first. */
  archive: get('/apps/kanban/archive').query<InSpace>().returns<{ tasks: Task[] }>(),
  /** Takes tasks off their boards, and keeps them. */
  archiveTasks: post('/apps/kanban/archive-tasks')
    .needs('update')
    .body<Data<{ taskIds: number[] }>>()
    .returns<{ tasks: Task[] }>(),
  /** Puts archived tasks back on their boards; where one is gone, on the first of its space. */
  unarchiveTasks: post('/apps/kanban/unarchive-tasks')
    .needs('update')
    .body<Data<{ taskIds: number[] }>>()
    .returns<{ tasks: Task[] }>(),
}
