import type { Env } from '@fake-db/kit/env'
import { implement } from '@fake-db/kit/implement'
import { ok } from '@fake-db/kit/reply'
import { badgesApi } from '@/redux/shell/badges/contract'

/** Counts what waits in a module, in the tables that its own handlers work on (`env.shared`). */
export type Counter = (env: Env) => number

/** @param counters by the keys of their modules */
export function createHandlersFor(counters: Readonly<Record<string, Counter>>) {
  return implement(badgesApi, (env) => ({
    data: () => ok({ badges: Object.fromEntries(Object.entries(counters).map(([key, count]) => [key, count(env)])) }),
  }))
}
