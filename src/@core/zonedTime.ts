/*
 * Times are kept as moments, and shown and typed as the clocks of a zone have them: the one that a person has chosen, or the
 * device's. What the clocks say stands in a `Date` whose UTC fields are those of the clock, its wall time. Days without a time,
 * such as `2026-11-17`, are texts, and the same in every zone.
 */

/** Where this browser remembers the zone, as JSON. */
export const storageKey = 'timeZone'

const day = 86_400_000
const listeners = new Set<() => void>()
const formats = new Map<string, Intl.DateTimeFormat>()

/** The zone of the device; undefined before storage was looked into. */
let chosen: { zone: string | undefined } | undefined

/** @returns the name that a browser has for a zone, or undefined for what is none */
export function knownTimeZone(name: unknown): string | undefined {
  // An offset such as `+01:00` knows of no summer time.
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

/** The zone that times are shown and typed in, such as `Europe/Berlin`; undefined for the device's. */
export function timeZone(): string | undefined {
  chosen ??= { zone: readZone() }
  return chosen.zone
}

/** @param zone undefined for the device's. It lasts as long as the page; `storageKey` is where it is remembered. */
export function setTimeZone(zone: string | undefined): void {
  chosen = { zone: knownTimeZone(zone) }
  for (const listener of listeners) listener()
}

/** @returns what ends it */
export function onTimeZone(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

if (typeof window !== 'undefined') {
  // Of another tab; without a key, all was cleared.
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) setTimeZone(readZone())
  })
}

/** How far the clocks of a zone are ahead of those of Greenwich, in milliseconds. */
function offsetAt(moment: number, zone: string): number {
  if (Number.isNaN(moment)) return NaN
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
  formats.set(zone, format)
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  const date = `+${part('year').padStart(6, '0')}-${part('month')}-${part('day')}`
  const clock = `${part('hour')}:${part('minute')}:${part('second')}`
  return Date.parse(`${date}T${clock}Z`) - Math.floor(moment / 1000) * 1000
}

/**
 * What the clocks say at a moment.
 * @returns a date whose UTC fields are those of the clocks
 */
export function wallOf(moment: Date, zone = timeZone()): Date {
  if (zone !== undefined) return new Date(moment.getTime() + offsetAt(moment.getTime(), zone))
  const wall = new Date(0)
  wall.setUTCFullYear(moment.getFullYear(), moment.getMonth(), moment.getDate())
  wall.setUTCHours(moment.getHours(), moment.getMinutes(), moment.getSeconds(), moment.getMilliseconds())
  return wall
}

/**
 * The moment at which the clocks say something. An hour that they leave out is the one after it, as far after the change as it
 * lies in it; of one that comes twice it is the first (`compatible` in ECMA-262's Temporal, and RFC 5545, 3.3.5).
 * @param wall a date whose UTC fields are those of the clocks
 */
export function momentOf(wall: Date, zone = timeZone()): Date {
  const time = wall.getTime()
  // A text without an offset is one of the device's clocks.
  if (zone === undefined) return Number.isNaN(time) ? wall : new Date(wall.toISOString().slice(0, -1))
  const before = offsetAt(time - day, zone)
  const after = offsetAt(time + day, zone)
  const isAfter = offsetAt(time - before, zone) !== before && offsetAt(time - after, zone) === after
  return new Date(time - (isAfter ? after : before))
}

/**
 * Reads an ISO text. A day begins at its midnight, and a time without an offset is one of the clocks that the reader goes by;
 * JavaScript alone would take a day for midnight in Greenwich.
 * @param text a day or a time
 */
export function dateOf(text: string): Date {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return momentOf(new Date(text))
  return /T[\d:.]+$/.test(text) ? momentOf(new Date(`${text}Z`)) : new Date(text)
}

/** Writes the day on which a time falls, such as `2026-11-17`. */
export function dayTextOf(date: Date): string {
  return wallOf(date).toISOString().slice(0, 10)
}

/** Writes the hour of a time, such as `09:30`. */
export function clockOf(date: Date): string {
  return wallOf(date).toISOString().slice(11, 16)
}

/** The same hour by the clock, some days later, or earlier where they are negative. */
export function daysLater(date: Date, days: number): Date {
  const wall = wallOf(date)
  wall.setUTCDate(wall.getUTCDate() + days)
  return momentOf(wall)
}

/**
 * The beginning of the day on which a time falls, or of one near it.
 * @param later how many days later; may be negative
 * @param hour of that day, by the clock
 */
export function dayFrom(date: Date, later = 0, hour = 0): Date {
  const wall = wallOf(date)
  return momentOf(new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate() + later, hour)))
}
