import { download } from '@core/export/table'
import { toast } from '@core/toast/toast'
import { dateOf, dayTextOf } from '@core/zonedTime'
import { product } from '@/product'
import type { CalendarEvent } from '@/redux/apps/calendar/schema'
import { spanOf } from '../shared/times'
import { escapeText, foldLine } from './contentLines'
import { basicText, writeRule } from './series'
import { writeZone } from './writeZone'
import type { IcsZone } from './zones'
import { knownZone, pageZone, utc } from './zones'

/** Zone of an event's occurrences; null for days. Single events are written in UTC. */
function zoneOf({ allDay, recurrence }: CalendarEvent): IcsZone | null {
  if (allDay) return null
  return recurrence ? (knownZone(recurrence.timeZone ?? '') ?? pageZone) : utc
}

/** For example `DTSTART;TZID=Europe/Berlin:20261130T090000`. */
function timeLine(name: string, dates: readonly Date[], zone: IcsZone | null): string {
  if (!zone) return `${name};VALUE=DATE:${dates.map((date) => dayTextOf(date).replaceAll('-', '')).join()}`
  const texts = dates.map((date) => basicText(zone.wallOf(date.getTime())))
  return zone.name === 'UTC'
    ? `${name}:${texts.map((text) => `${text}Z`).join()}`
    : `${name};TZID=${zone.name}:${texts.join()}`
}

/** @param repeats lines of a series, or of its override */
function writeEvent(event: CalendarEvent, zone: IcsZone | null, repeats: readonly string[], now: Date): string[] {
  const { id, title, url, allDay, end, extendedProps } = event
  const { calendar, location, guests = [], description } = extendedProps
  const span = spanOf(event)
  return [
    'BEGIN:VEVENT',
    `UID:event-${id}@${product.domain}`,
    timeLine('DTSTAMP', [now], utc),
    timeLine('DTSTART', [span.start], zone),
    ...(allDay || end !== null ? [timeLine('DTEND', [span.end], zone)] : []),
    ...repeats,
    `SUMMARY:${escapeText(title)}`,
    `CATEGORIES:${escapeText(calendar)}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    // Guests have no email address; other programs write this value instead.
    ...guests.map(({ fullName }) => `ATTENDEE;CN="${fullName.replaceAll(/["\p{Cc}]/gu, ' ')}":invalid:nomail`),
    'END:VEVENT',
  ]
}

/** Writes an event, its recurrence and its overrides. */
function writeAll(event: CalendarEvent, now: Date): string[] {
  const { id, allDay } = event
  const { rule, rdates = [], exdates = [], overrides = [] } = event.recurrence ?? {}
  const zone = zoneOf(event)
  const start = spanOf(event).start.getTime()
  const span = { start: zone?.wallOf(start) ?? Date.parse(dayTextOf(new Date(start))), length: null, allDay, zone }
  const datesLine = (name: string, texts: readonly string[]) => {
    const dates = texts.map((text) => dateOf(text))
    return dates.length > 0 ? [timeLine(name, dates, zone)] : []
  }
  const ruleLine = rule === undefined ? [] : [`RRULE:${writeRule(rule, span, knownZone) ?? rule}`]
  const repeats = [...ruleLine, ...datesLine('RDATE', rdates), ...datesLine('EXDATE', exdates)]
  return [
    ...writeEvent(event, zone, repeats, now),
    ...overrides.flatMap(({ at, ...own }) =>
      writeEvent({ ...own, id }, own.allDay ? null : utc, [timeLine('RECURRENCE-ID', [dateOf(at)], zone)], now),
    ),
  ]
}

/** Time zones of events but UTC, with the earliest start in each. */
function zonesOf(events: readonly CalendarEvent[]): Map<string, number> {
  const zones = new Map<string, number>()
  for (const event of events) {
    const name = zoneOf(event)?.name ?? 'UTC'
    const start = spanOf(event).start.getTime()
    if (name !== 'UTC') zones.set(name, Math.min(zones.get(name) ?? start, start))
  }
  return zones
}

/** Writes a calendar file (RFC 5545): single events in UTC, series in their time zone. */
export function writeIcs(events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${product.name}//Calendar//EN`,
    'CALSCALE:GREGORIAN',
    ...[...zonesOf(events)].flatMap(([name, from]) => writeZone(name, from, now)),
    ...events.flatMap((event) => writeAll(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

/** @param name file name without extension */
export function saveIcs(events: readonly CalendarEvent[], name: string, done: string): void {
  const file = name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-').slice(0, 80)
  download(new Blob([writeIcs(events, new Date())], { type: 'text/calendar;charset=utf-8' }), `${file}.ics`)
  toast.success(done)
}
