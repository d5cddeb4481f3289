/*
 * Times are stored as moments (`Date`), and displayed and entered as wall time in the chosen zone or the device's.
 * Days without a time, such as `2026-11-17`, are texts, and the same in every zone (`days.ts`).
 */

/** Local storage key of the zone; JSON. */
export const storageKey = 'timeZone'

const listeners = new Set<() => void>()

/** `zone` is undefined for the device's zone; `chosen` is undefined before storage is read. */
let chosen: { zone: string | undefined } | undefined

/** @returns the browser's name for a zone; undefined if unknown */
export function knownTimeZone(name: unknown): string | undefined {
  // An offset such as `+01:00` has no daylight saving time.
  if (typeof name !== 'string' || !/^[a-z]/i.test(name)) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

function readZone(): string | undefined {
  try {
    return knownTimeZone(JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
  } catch {
    return undefined
  }
}

/** Zone for display and input, such as `Europe/Berlin`; undefined for the device's zone. */
export function timeZone(): string | undefined {
  chosen ??= { zone: readZone() }
  return chosen.zone
}

/** @param zone undefined for the device's zone. It lasts until the page closes; callers write it to `storageKey`. */
export function setTimeZone(zone: string | undefined): void {
  chosen = { zone: knownTimeZone(zone) }
  for (const listener of listeners) listener()
}

/** @returns unsubscribes */
export function onTimeZone(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

if (typeof window !== 'undefined') {
  // From another tab. The key is null if all storage was cleared.
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) setTimeZone(readZone())
  })
}

/** Wall time at a moment. @throws RangeError for an invalid date */
export function wallOf(moment: Date, zone = timeZone()): Temporal.PlainDateTime {
  if (zone !== undefined)
    return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone).toPlainDateTime()
  // `Temporal.Now.timeZoneId()` takes 60 µs in the polyfill.
  return new Temporal.PlainDateTime(
    moment.getFullYear(),
    moment.getMonth() + 1,
    moment.getDate(),
    moment.getHours(),
    moment.getMinutes(),
    moment.getSeconds(),
    moment.getMilliseconds(),
  )
}

/**
 * The moment of a wall time. A time that clocks skip counts from before the change; of a repeated time, the first counts
 * (`compatible` in Temporal; RFC 5545, 3.3.5).
 */
export function momentOf(wall: Temporal.PlainDateTime, zone = timeZone()): Date {
  // Without an offset, `Date` parses a text as the device's time.
  return new Date(zone === undefined ? wall.toString() : wall.toZonedDateTime(zone).epochMilliseconds)
}

/**
 * Parses ISO 8601: a day as its midnight, a time without an offset as wall time, both in the zone; also with a space for the
 * `T`, as in SQL. `Date` would parse a day in UTC, and such a time in the device's zone. Other texts become an invalid date.
 */
export function dateOf(text: string, zone = timeZone()): Date {
  if (!/^\d{4}-\d\d-\d\d([T ][\d:.]+)?$/i.test(text)) return new Date(text)
  try {
    return momentOf(Temporal.PlainDateTime.from(text), zone)
  } catch {
    return new Date(NaN)
  }
}

/** Day of a moment, such as `2026-11-17`. */
export function dayTextOf(date: Date): string {
  return wallOf(date).toString().slice(0, 10)
}

/** Today in the chosen time zone, `2026-11-18`. */
export const today = (): string => dayTextOf(new Date())

/** Time of day of a moment, such as `09:30`. */
export function clockOf(date: Date): string {
  return wallOf(date).toString().slice(11, 16)
}

/** Same time of day, some days later; earlier if negative. */
export function daysLater(date: Date, days: number): Date {
  return momentOf(wallOf(date).add({ days }))
}

/** Start of a moment's day. @param later days later; may be negative @param hour of that day */
export function dayFrom(date: Date, later = 0, hour = 0): Date {
  return momentOf(wallOf(date).toPlainDate().add({ days: later }).toPlainDateTime({ hour }))
}
