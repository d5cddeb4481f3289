import { download } from '@core/export/table'
import { toast } from '@core/toast/toast'
import type { CalendarEvent } from '@/redux/apps/calendar/schema'
import { writeIcs } from './writeIcs'

/**
 * Has the browser save events as a file that other calendars read.
 * @param name of the file, without its ending
 * @param done what to say then
 */
export function saveIcs(events: readonly CalendarEvent[], name: string, done: string): void {
  const file = name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-').slice(0, 80)
  download(new Blob([writeIcs(events, new Date())], { type: 'text/calendar;charset=utf-8' }), `${file}.ics`)
  toast.success(done)
}
