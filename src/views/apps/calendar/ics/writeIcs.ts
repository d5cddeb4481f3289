import { download } from '@core/export/table'
import { toast } from '@core/toast/toast'
import { dayTextOf } from '@core/zonedTime'
import { product } from '@/product'
import type { CalendarEvent } from '@/redux/apps/calendar/schema'
import { spanOf } from '../shared/times'
import { escapeText, foldLine } from './contentLines'

/** For example `20261121T093000Z`. */
function utcText(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function timeLine(name: string, date: Date, allDay: boolean): string {
  return allDay ? `${name};VALUE=DATE:${dayTextOf(date).replaceAll('-', '')}` : `${name}:${utcText(date)}`
}

function writeEvent(event: CalendarEvent, now: Date): string[] {
  const { id, title, url, allDay, end, extendedProps } = event
  const { calendar, location, guests = [], description } = extendedProps
  const span = spanOf(event)
  return [
    'BEGIN:VEVENT',
    `UID:event-${id}@${product.domain}`,
    `DTSTAMP:${utcText(now)}`,
    timeLine('DTSTART', span.start, allDay),
    ...(allDay || end !== null ? [timeLine('DTEND', span.end, allDay)] : []),
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

/** Writes a calendar file (RFC 5545). Times are UTC, so no time zone definition is required. */
export function writeIcs(events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${product.name}//Calendar//EN`,
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => writeEvent(event, now)),
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
