import type { Env } from '@fake-db/kit/env'
import { createTable } from '@fake-db/kit/table'
import type { KanbanColumn, Task } from '@/redux/apps/kanban/schema'
import { seedColumns, seedTasks } from './seed'

export function createTables(env: Env) {
  return {
    columns: createTable<KanbanColumn>(env, 'apps/kanban/boards', seedColumns, 'board'),
    tasks: createTable<Task>(env, 'apps/kanban/tasks', seedTasks(env.now()), 'task'),
  }
}
