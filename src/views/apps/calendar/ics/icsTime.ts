import type { Wall } from '@/redux/apps/calendar/walls'
import type { EventTimes } from '../shared/times'
import type { ContentLine } from './contentLines'
import type { IcsZone, ZoneNamed } from './zones'
import { pageZone } from './zones'

export type TimeProblem = 'start' | 'end' | 'zone' | 'order'

type Property = (name: string) => ContentLine | undefined

interface IcsTime {
  readonly wall: Wall
  readonly isDay: boolean
  /** Undefined for a time without a zone; null for an unknown zone. */
  readonly zone: IcsZone | null | undefined
}

/** First time of an event. */
export interface Span {
  readonly start: Wall
  /** Milliseconds; null without an end. */
  readonly length: number | null
  readonly allDay: boolean
  /** Null for days, which are the same in every zone. */
  readonly zone: IcsZone | null
}

const day = 86_400_000

/** Midnight of the same day. */
export const midnightOf = (wall: Wall) => Math.floor(wall / day) * day

/** Reads a date or time (RFC 5545, 3.3.4 and 3.3.5); null if invalid. Dates may lack `VALUE=DATE`. */
function readTime(value: string, params: ContentLine['params'], zoneNamed: ZoneNamed): IcsTime | null {
  const text = value.trim()
  if (!/^\d{8}(T\d{6}Z?)?$/.test(text)) return null
  try {
    const written = Temporal.PlainDateTime.from(text.replace('Z', ''))
    const wall = written.toZonedDateTime('UTC').epochMilliseconds
    if (text.length === 8 || params.VALUE === 'DATE') return { wall: midnightOf(wall), isDay: true, zone: undefined }
    const name = text.endsWith('Z') ? 'UTC' : params.TZID
    return { wall, isDay: false, zone: name === undefined ? undefined : zoneNamed(name) }
  } catch {
    return null
  }
}

/** Converts a time to the zone of a span. A day becomes the span's time on that day. */
function wallIn({ start, allDay, zone }: Span, time: IcsTime): Wall {
  if (time.isDay) return allDay ? time.wall : time.wall + start - midnightOf(start)
  const wall = zone && time.zone ? zone.wallOf(time.zone.momentOf(time.wall)) : time.wall
  return allDay ? midnightOf(wall) : wall
}

/** Reads the times of a line, such as `RDATE`, in the zone of a span; null if one is invalid. */
export function readWalls({ params, value }: ContentLine, span: Span, zoneNamed: ZoneNamed) {
  // The start of a period is enough: all times of a series last equally long.
  const texts = value.split(',').map((text) => text.split('/')[0] ?? '')
  const times = texts.filter((text) => text.trim() !== '').map((text) => readTime(text, params, zoneNamed))
  if (times.includes(null)) return null
  return times.flatMap((time) => (time ? { wall: wallIn(span, time), isDay: time.isDay } : []))
}

/** Reads the end of a rule, in the zone of a span; null if invalid. Includes all of a day. */
export function readUntil(value: string, span: Span, zoneNamed: ZoneNamed): Wall | null {
  const time = readTime(value, {}, zoneNamed)
  if (!time) return null
  return time.isDay && !span.allDay ? time.wall + day - 1000 : wallIn(span, time)
}

interface Duration {
  readonly days: number
  /** Milliseconds. */
  readonly time: number
}

/** RFC 5545, 3.3.6: unlike ISO 8601, without months and fractions. */
function readDuration(value: string): Duration | null {
  const text = value.trim()
  const isDuration = /^\+?P(\d{1,4}W)?(\d{1,5}D)?(T(\d{1,6}H)?(\d{1,7}M)?(\d{1,8}S)?)?$/.test(text)
  if (!isDuration || /[PT]$/.test(text)) return null
  const { weeks, days, hours, minutes, seconds } = Temporal.Duration.from(text)
  return { days: weeks * 7 + days, time: ((hours * 60 + minutes) * 60 + seconds) * 1000 }
}

/** End by DTEND or DURATION; null without either. */
function readEnd(property: Property, zoneNamed: ZoneNamed): IcsTime | Duration | 'end' | null {
  const end = property('DTEND')
  if (end) return readTime(end.value, end.params, zoneNamed) ?? 'end'
  const duration = property('DURATION')
  return duration ? (readDuration(duration.value) ?? 'end') : null
}

type End = IcsTime | Duration | null

/** Outlook and Exchange write all-day events from midnight to midnight, with a mark. */
function isMarkedAllDay(start: IcsTime, end: End, property: Property): boolean {
  const marks = ['X-MICROSOFT-CDO-ALLDAYEVENT', 'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT']
  if (!marks.some((name) => property(name)?.value.trim().toUpperCase() === 'TRUE')) return false
  const after = end === null ? 0 : 'wall' in end ? end.wall : end.time
  return start.wall % day === 0 && after % day === 0
}

function daysLength(start: IcsTime, end: End): number | TimeProblem {
  if (end === null) return day
  if ('time' in end) return Math.max(1, end.days + Math.ceil(end.time / day)) * day
  if (start.isDay && !end.isDay) return 'end'
  // Some programs write the start day as the end.
  return end.wall === start.wall ? day : end.wall - start.wall
}

function timedLength({ wall }: IcsTime, end: End, zone: IcsZone): number | TimeProblem | null {
  if (end === null) return null
  const from = zone.momentOf(wall)
  if ('time' in end) return zone.momentOf(wall + end.days * day) - from + end.time
  return end.zone === null ? 'zone' : (end.zone ?? zone).momentOf(end.wall) - from
}

export function readSpan(property: Property, zoneNamed: ZoneNamed): Span | TimeProblem {
  const given = property('DTSTART')
  const start = given && readTime(given.value, given.params, zoneNamed)
  if (!start) return 'start'
  const end = readEnd(property, zoneNamed)
  if (end === 'end') return end
  const allDay = start.isDay || isMarkedAllDay(start, end, property)
  const zone = start.isDay ? null : start.zone === undefined ? pageZone : start.zone
  if (!allDay && zone === null) return 'zone'
  const length = allDay || zone === null ? daysLength(start, end) : timedLength(start, end, zone)
  if (typeof length === 'string') return length
  return length !== null && length < 0 ? 'order' : { start: start.wall, length, allDay, zone }
}

/** Times of an event that starts at a wall time, as long as its first time. */
export function timesAt({ length, allDay, zone }: Span, wall: Wall): EventTimes {
  const from = allDay || zone === null ? wall : zone.momentOf(wall)
  const textOf = (moment: number) => new Date(moment).toISOString().slice(0, allDay ? 10 : undefined)
  return { start: textOf(from), end: length === null ? null : textOf(from + length), allDay }
}
