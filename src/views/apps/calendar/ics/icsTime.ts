import { isDay } from '@core/dateText'
import type { EventTimes } from '../shared/times'
import { addDays } from '../shared/days'
import type { ContentLine } from './contentLines'
import type { Zone } from './zones'
import { greenwich, ownZone, zoneNamed } from './zones'

/** Why the time of an event cannot be read. */
export type TimeProblem = 'start' | 'end' | 'zone' | 'order'

type IcsTime = { readonly day: string } | { readonly wall: number; readonly zone: Zone }

/** The clocks that a time is told by, or null where nobody knows them. */
export function zoneOf({ params, value }: ContentLine): Zone | null {
  if (value.trim().endsWith('Z')) return greenwich
  return params.TZID === undefined ? ownZone : zoneNamed(params.TZID)
}

function readTime(line: ContentLine): IcsTime | 'zone' | null {
  const { params, value } = line
  const parts = /^(\d{4})(\d\d)(\d\d)(?:T([01]\d|2[0-3])([0-5]\d)([0-5]\d|60)Z?)?$/.exec(value.trim())
  if (!parts) return null
  const [, year, month, date, hours, minutes, seconds] = parts
  const day = `${year}-${month}-${date}`
  if (!isDay(day)) return null
  if (hours === undefined || params.VALUE === 'DATE') return { day }
  const wall = Date.parse(`${day}T${hours}:${minutes}:${seconds === '60' ? '59' : seconds}Z`)
  const zone = zoneOf(line)
  return zone ? { wall, zone } : 'zone'
}

const minute = 60_000

/** A length of time (RFC 5545, 3.3.6). Days are those of the calendar, even where the clocks change in between. */
function readDuration(value: string): { days: number; milliseconds: number } | null {
  const parts = /^\+?P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,8})S)?)?$/.exec(
    value.trim(),
  )
  if (!parts || /[PT]$/.test(value.trim())) return null
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part || 0))
  return { days: weeks * 7 + days, milliseconds: (hours * 60 + minutes) * minute + seconds * 1000 }
}

function momentOf(time: IcsTime): number {
  return 'day' in time ? ownZone.momentOf(Date.parse(time.day)) : time.zone.momentOf(time.wall)
}

/** The end by DTEND or DURATION, null where there is neither. */
function readEnd(start: IcsTime, property: (name: string) => ContentLine | undefined): IcsTime | 'zone' | 'end' | null {
  const end = property('DTEND')
  if (end) return readTime(end) ?? 'end'
  const given = property('DURATION')
  if (!given) return null
  const duration = readDuration(given.value)
  if (!duration) return 'end'
  if ('day' in start) return { day: addDays(start.day, Math.max(1, duration.days)) }
  const moment = start.zone.momentOf(start.wall + duration.days * 1440 * minute) + duration.milliseconds
  return { wall: moment, zone: greenwich }
}

/**
 * When an event of a file takes place.
 * @param property gives the line of a name
 */
export function readTimes(property: (name: string) => ContentLine | undefined): EventTimes | TimeProblem {
  const given = property('DTSTART')
  const start = given && readTime(given)
  if (!start) return 'start'
  if (start === 'zone') return 'zone'
  const end = readEnd(start, property)
  if (end === 'zone' || end === 'end') return end

  if ('day' in start) {
    const next = addDays(start.day, 1)
    if (end === null) return { start: start.day, end: next, allDay: true }
    if (!('day' in end)) return 'end'
    if (end.day < start.day) return 'order'
    // Some programs write the day itself.
    return { start: start.day, end: end.day === start.day ? next : end.day, allDay: true }
  }
  const from = momentOf(start)
  const after = end && momentOf(end)
  if (after !== null && after < from) return 'order'
  return {
    start: new Date(from).toISOString(),
    end: after === null ? null : new Date(after).toISOString(),
    allDay: false,
  }
}
