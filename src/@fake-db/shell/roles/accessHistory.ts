import type { AccessChange } from '@/redux/shell/roles/schema'
import { toTime, type Env } from '@fake-db/kit/env'
import { nextId } from '@fake-db/kit/table'
import { people } from '@fake-db/shell/people/people'
import { authorOf } from '@fake-db/shell/session/author'

type Change = Pick<AccessChange, 'deed' | 'subject' | 'before' | 'count'>

function seedChanges(now: Date): AccessChange[] {
  const [owner] = people
  const author = { name: owner?.fullName ?? '', img: owner?.avatar ?? '' }
  return [
    { id: 1, time: toTime([41, '09:12'], now), ...author, deed: 'permissionAdded', subject: 'Financial Management' },
    { id: 2, time: toTime([23, '16:40'], now), ...author, deed: 'roleChanged', subject: 'Support' },
    { id: 3, time: toTime([6, '11:05'], now), ...author, deed: 'roleGiven', subject: 'Manager', count: 2 },
  ]
}

export function createAccessHistory(env: Env) {
  const changes = env.cell<readonly AccessChange[]>('shell/roles/history', seedChanges(env.now()))
  return {
    newestFirst: () => changes.value.toReversed(),

    record(askedBy: number | null, change: Change) {
      const entry = { id: nextId(changes.value), time: env.now().toISOString(), ...authorOf(env, askedBy), ...change }
      changes.value = [...changes.value, entry]
    },
  }
}
