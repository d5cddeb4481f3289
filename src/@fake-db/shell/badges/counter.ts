import type { Env } from '@fake-db/kit/env'

/** Returns a module's badge count, from the tables of its handlers (`env.shared`). */
export type Counter = (env: Env) => number

/** Declared in a module's `badge.ts`. */
export type LoadCounter = () => Promise<Counter>
