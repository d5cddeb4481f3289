import type { Env } from '@fake-db/kit/env'
import { nextId } from '@fake-db/kit/table'
import { authorOf } from '@fake-db/shell/session/author'
import type { Activity } from '@/redux/apps/kanban/schema'
import type { ActivityEvent } from './rules'
import { seedActivity } from './seed'

export function createActivityLog(env: Env) {
  const entries = env.cell<readonly Activity[]>('apps/kanban/activity', seedActivity(env.now()))

  return {
    /** Newest first. */
    of: (taskId: number) => entries.value.filter((entry) => entry.taskId === taskId).reverse(),

    record(taskId: number, askedBy: number | null, event: ActivityEvent) {
      const entry = {
        id: nextId(entries.value),
        taskId,
        ...authorOf(env, askedBy),
        time: env.now().toISOString(),
        ...event,
      }
      entries.value = [...entries.value, entry]
    },
  }
}
