import { timeZone } from '@core/zonedTime'
import { deviceZone } from '@core/zoneTexts'
import type { EventTimes } from '../shared/times'
import type { ContentLine } from './contentLines'
import { zoneNamed } from './zones'

export type TimeProblem = 'start' | 'end' | 'zone' | 'order'

type IcsTime = Temporal.PlainDate | Temporal.ZonedDateTime

const ownZone = () => timeZone() ?? deviceZone()

/** Time zone of a line; null if unknown. */
export function zoneOf({ params, value }: ContentLine): string | null {
  if (value.trim().endsWith('Z')) return 'UTC'
  return params.TZID === undefined ? ownZone() : zoneNamed(params.TZID)
}

function readTime(line: ContentLine): IcsTime | 'zone' | null {
  const text = line.value.trim()
  if (!/^\d{8}(T\d{6}Z?)?$/.test(text)) return null
  try {
    const wall = Temporal.PlainDateTime.from(text.replace('Z', ''))
    if (text.length === 8 || line.params.VALUE === 'DATE') return wall.toPlainDate()
    const zone = zoneOf(line)
    return zone === null ? 'zone' : wall.toZonedDateTime(zone)
  } catch {
    return null
  }
}

/** RFC 5545, 3.3.6: unlike ISO 8601, without months and fractions. */
function readDuration(value: string): Temporal.Duration | null {
  const text = value.trim()
  const isDuration = /^\+?P(\d{1,4}W)?(\d{1,5}D)?(T(\d{1,6}H)?(\d{1,7}M)?(\d{1,8}S)?)?$/.test(text)
  return isDuration && !/[PT]$/.test(text) ? Temporal.Duration.from(text) : null
}

/** End by DTEND or DURATION; null without either. */
function readEnd(start: IcsTime, property: (name: string) => ContentLine | undefined): IcsTime | 'zone' | 'end' | null {
  const end = property('DTEND')
  if (end) return readTime(end) ?? 'end'
  const given = property('DURATION')
  if (!given) return null
  const duration = readDuration(given.value)
  if (!duration) return 'end'
  if (start instanceof Temporal.ZonedDateTime) return start.add(duration)
  return start.add({ days: Math.max(1, duration.weeks * 7 + duration.days) })
}

const momentOf = (time: IcsTime) =>
  new Date((time instanceof Temporal.PlainDate ? time.toZonedDateTime(ownZone()) : time).epochMilliseconds)

export function readTimes(property: (name: string) => ContentLine | undefined): EventTimes | TimeProblem {
  const given = property('DTSTART')
  const start = given && readTime(given)
  if (!start) return 'start'
  if (start === 'zone') return 'zone'
  const end = readEnd(start, property)
  if (end === 'zone' || end === 'end') return end

  if (start instanceof Temporal.PlainDate) {
    const next = start.add({ days: 1 })
    if (end instanceof Temporal.ZonedDateTime) return 'end'
    const order = Temporal.PlainDate.compare(start, end ?? next)
    if (order > 0) return 'order'
    // Some programs write the start day as the end.
    return { start: start.toString(), end: (end === null || order === 0 ? next : end).toString(), allDay: true }
  }
  const from = momentOf(start)
  const after = end && momentOf(end)
  if (after && after < from) return 'order'
  return { start: from.toISOString(), end: after?.toISOString() ?? null, allDay: false }
}
