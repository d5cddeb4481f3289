import type { Env } from '@fake-db/kit/env'

/** Counts what waits in a module, in the tables that its own handlers work on (`env.shared`). */
export type Counter = (env: Env) => number

/** Loads what counts, and with it the rows that are counted. A module with a badge declares its own in its `badge.ts`. */
export type LoadCounter = () => Promise<Counter>
