import { del, get, post } from '@core/api/endpoint'
import type {
  Assignee,
  NewTask,
  Tag,
  Task,
  TaskChange,
  TaskChanges,
  TaskFilter,
  TaskIds,
  TaskMove,
  TaskSorting,
} from './schema'

/** Without a filter: every task that is not deleted. */
export interface TaskListQuery {
  q?: string
  filter?: TaskFilter
  tag?: Tag
  /** `latest` unless told otherwise. */
  sortBy?: TaskSorting
}

/** Two moments, as ISO 8601 texts. */
export interface DueQuery {
  after: string
  until: string
}

/** How many tasks each view of the list has. */
export interface TaskCounts {
  all: number
  important: number
  completed: number
  deleted: number
  tags: Record<Tag, number>
}

/** Below the line stand the additions of docs/api.md. */
export const todoApi = {
  list: get('/apps/todo/tasks').query<TaskListQuery>().returns<{ tasks: Task[] }>(),
  add: post('/apps/todo/add-tasks').body<{ task: NewTask }>().returns<{ task: Task }>(),
  /** Also brings a deleted task back: `isDeleted: false`. */
  update: post('/apps/todo/update-task').needs('update').body<{ task: TaskChange }>().returns<{ task: Task }>(),
  remove: del('/apps/todo/delete-task').query<{ taskId: number }>().returns<{ task: Task }>(),
  // ---
  one: get('/apps/todo/task').query<{ id: number }>().returns<{ task: Task }>(),
  /** Open tasks whose time has come after one moment, and by another. */
  dueTasks: get('/apps/todo/due-tasks').query<DueQuery>().returns<{ tasks: Task[] }>(),
  /** Who may be given a task. */
  assignees: get('/apps/todo/assignees').returns<{ assignees: Assignee[] }>(),
  counts: get('/apps/todo/counts').returns<{ counts: TaskCounts }>(),
  /** The task takes the target's place in the manual order. */
  reorder: post('/apps/todo/reorder-tasks').needs('update').body<TaskMove>().returns<{ tasks: Task[] }>(),
  /** `next`: the tasks that come in the place of those that repeat and were completed. */
  updateMany: post('/apps/todo/update-tasks')
    .needs('update')
    .body<TaskChanges>()
    .returns<{ tasks: Task[]; next: Task[] }>(),
  /** Softly, as the DELETE does. */
  removeMany: post('/apps/todo/delete-tasks').needs('delete').body<TaskIds>().returns<{ tasks: Task[] }>(),
  restoreMany: post('/apps/todo/restore-tasks').needs('delete').body<TaskIds>().returns<{ tasks: Task[] }>(),
  /** Only for tasks that are deleted already. */
  deleteForever: post('/apps/todo/delete-forever').needs('delete').body<TaskIds>().returns<Record<never, never>>(),
}
