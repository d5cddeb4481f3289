import { del, get, post } from '@core/api/endpoint'
import type { TagChange } from '@/redux/shell/tags/schema'
import type {
  Assignee,
  NewPlace,
  NewTask,
  Place,
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
  /** One that every list has, or the id of an own one. */
  tag?: string
  project?: string
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
  today: number
  upcoming: number
  important: number
  completed: number
  deleted: number
  tags: Record<string, number>
  projects: Record<string, number>
}

export interface Places {
  places: Place[]
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
  /** Moves the task beside the target in the manual order; without `side`, to the target's position. */
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
  /** Own tags and projects, in the order of their making. Every change answers with all of them. */
  places: get('/apps/todo/places').returns<Places>(),
  addPlace: post('/apps/todo/add-place').body<NewPlace>().returns<Places>(),
  updatePlace: post('/apps/todo/update-place').needs('update').body<TagChange>().returns<Places>(),
  /** Tasks that are in it leave it, and come back with it. */
  removePlace: post('/apps/todo/delete-place').needs('delete').body<{ id: string }>().returns<Places>(),
  restorePlace: post('/apps/todo/restore-place').needs('delete').body<{ id: string }>().returns<Places>(),
}
