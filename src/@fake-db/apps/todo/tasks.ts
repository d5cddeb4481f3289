import type { Env } from '@fake-db/kit/env'
import { createTable } from '@fake-db/kit/table'
import type { Task } from '@/redux/apps/todo/schema'
import { byUrgency } from './rules'
import { seedTasks } from './seed'

export const createTasks = (env: Env) =>
  createTable<Task>(env, 'apps/todo/tasks', seedTasks(env.now()).sort(byUrgency), 'task')
