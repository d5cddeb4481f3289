import type { Cell } from './rows'
import { createRows } from './rows'

/**
 * Injected clock, randomness and state: in one time zone, the same input gives the same output. The zone is the page's, as
 * formatted dates have to be in its local time.
 */
export interface Env {
  /** The clock behind every date and every token. */
  now(): Date
  /** A number in [0, 1). */
  random(): number
  /**
   * A part of the sample backend, such as the accounts, which login and authorization both read. This is the only way to get a
   * part: `create` runs at the first call, later calls return the same part until the next reset. A part keeps its rows in
   * `createTable`, `createMap` or `cell`.
   */
  shared<Value>(create: (env: Env) => Value): Value
  /**
   * A value that lasts until the next reset, in all tabs that share their rows. It is of the kinds that structured cloning takes.
   * @param name begins with the folder of whoever keeps it, such as `apps/todo/tasks`
   * @throws Error where the name is taken
   */
  cell<Value>(name: string, initial: Value): Cell<Value>
}

/**
 * Makes the surroundings of one install.
 * @param now the clock
 * @param random in [0, 1)
 * @param rows what has been changed so far
 */
export function createEnv(now: () => Date, random: () => number, rows = createRows()): Env {
  const made = new Map<unknown, unknown>()
  const names = new Set<string>()
  const env: Env = {
    now,
    random,
    shared<Value>(create: (env: Env) => Value) {
      if (!made.has(create)) made.set(create, create(env))
      return made.get(create) as Value // what `create` made: it is the key
    },
    cell(name, initial) {
      if (names.has(name)) throw new Error(`Two values are called ${name}.`)
      names.add(name)
      return rows.cell(name, initial)
    },
  }
  return env
}

/**
 * Moves a date by whole days, keeping its time of day on either side of a clock change.
 * @param days may be negative
 */
export function addDays(date: Date, days: number): Date {
  const moved = new Date(date)
  moved.setDate(moved.getDate() + days)
  return moved
}

/**
 * A time of day in the local calendar, for sample rows that lie around today.
 * @param days from the given date; may be negative
 * @param time such as `09:30`
 * @returns an ISO text
 */
export function timeOn(date: Date, days: number, time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const moved = addDays(date, days)
  moved.setHours(hours, minutes, 0, 0)
  return moved.toISOString()
}

/** A time in the sample data, relative to now: minutes ago, or whole days ago with a time of day. */
export type Moment = number | readonly [daysAgo: number, timeOfDay: string]

/**
 * The time of a moment. With a day or more it has gone by whatever the hour is now.
 * @param moment the time of day as `HH:MM`, in the local time of the page
 * @returns ISO 8601
 */
export function toTime(moment: Moment, now: Date): string {
  if (typeof moment === 'number') return new Date(now.getTime() - moment * 60_000).toISOString()
  const [daysAgo, timeOfDay] = moment
  return timeOn(now, -daysAgo, timeOfDay)
}
