import type { Cell } from './rows'
import { createRows } from './rows'

/**
 * Injected clock, randomness and state. In one time zone, the same input gives the same output. The zone is the page's,
 * because formatted dates use its local time.
 */
export interface Env {
  now(): Date
  /** In [0, 1). */
  random(): number
  /**
   * Returns a shared part of the sample backend, such as the accounts. This is the only way to get parts. `create` runs
   * once per reset. Parts keep their rows in `createTable`, `createMap` or `cell`.
   */
  shared<Value>(create: (env: Env) => Value): Value
  /**
   * Value until the next reset, in all tabs that share rows. Must be structured-cloneable.
   * @param name unique, or it throws; starts with the caller's folder, such as `apps/todo/tasks`
   */
  cell<Value>(name: string, initial: Value): Cell<Value>
}

/** Creates the environment of one install. @param random in [0, 1) @param rows stored changes */
export function createEnv(now: () => Date, random: () => number, rows = createRows()): Env {
  const made = new Map<unknown, unknown>()
  const names = new Set<string>()
  const env: Env = {
    now,
    random,
    shared<Value>(create: (env: Env) => Value) {
      if (!made.has(create)) made.set(create, create(env))
      return made.get(create) as Value // `create` is the key of its result
    },
    cell(name, initial) {
      if (names.has(name)) throw new Error(`Two values are called ${name}.`)
      names.add(name)
      return rows.cell(name, initial)
    },
  }
  return env
}

/** Adds whole days in the calendar. The time of day survives a DST change. @param days may be negative */
export function addDays(date: Date, days: number): Date {
  const moved = new Date(date)
  moved.setDate(moved.getDate() + days)
  return moved
}

/** Returns a local time of day as ISO 8601. @param days from `date`; may be negative @param time such as `09:30` */
export function timeOn(date: Date, days: number, time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const moved = addDays(date, days)
  moved.setHours(hours, minutes, 0, 0)
  return moved.toISOString()
}

/** Time in the sample data, relative to now: minutes ago, or whole days ago with a local `HH:MM`. */
export type TimePoint = number | readonly [daysAgo: number, timeOfDay: string]

/** Converts a moment to ISO 8601. From one day ago on, it is past at any hour. */
export function toTime(moment: TimePoint, now: Date): string {
  if (typeof moment === 'number') return new Date(now.getTime() - moment * 60_000).toISOString()
  const [daysAgo, timeOfDay] = moment
  return timeOn(now, -daysAgo, timeOfDay)
}
