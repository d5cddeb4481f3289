import type { Env } from '@fake-db/kit/env'
import { createTable } from '@fake-db/kit/table'
import type { Board, Task } from '@/redux/apps/kanban/schema'
import { seedBoards, seedTasks } from './seed'

export function createTables(env: Env) {
  return {
    boards: createTable<Board>(env, 'apps/kanban/boards', seedBoards, 'board'),
    tasks: createTable<Task>(env, 'apps/kanban/tasks', seedTasks(env.now()), 'task'),
  }
}
