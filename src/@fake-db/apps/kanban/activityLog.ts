import type { Env } from '@fake-db/kit/env'
import { nextId } from '@fake-db/kit/table'
import { people } from '@fake-db/shell/people/people'
import { createAccounts } from '@fake-db/shell/session/accounts'
import type { Activity } from '@/redux/apps/kanban/schema'
import type { Deed } from './rules'

/** Remembers what happens to the tasks. */
export function createActivityLog(env: Env, seed: readonly Activity[]) {
  let entries = seed

  function author(askedBy: number | null) {
    const account = env
      .shared(createAccounts)
      .all()
      .find(({ id }) => id === askedBy)
    if (account) return { name: account.fullName || account.username, img: account.avatar ?? '' }
    const [owner] = people
    return { name: owner?.fullName ?? '', img: owner?.avatar ?? '' }
  }

  return {
    /** Newest first. */
    of: (taskId: number) => entries.filter((entry) => entry.taskId === taskId).reverse(),

    /** @param askedBy the account whose doing it was; null for that of the sample rows */
    record(taskId: number, askedBy: number | null, deed: Deed) {
      // The id may have been that of a task which is no more.
      if (deed.kind === 'added') entries = entries.filter((entry) => entry.taskId !== taskId)
      const entry = { id: nextId(entries), taskId, ...author(askedBy), time: env.now().toISOString(), ...deed }
      entries = [...entries, entry]
    },
  }
}
