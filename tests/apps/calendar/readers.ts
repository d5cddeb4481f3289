import { escapeText, foldLine, readLines, unescapeText } from '@/views/apps/calendar/ics/contentLines'
import { readIcs } from '@/views/apps/calendar/ics/readIcs'
import { zoneNamed } from '@/views/apps/calendar/ics/zones'

/** Parsers of foreign text; `tests/utility/hostileText.test.ts` limits their time. */
export const readers: Record<string, (given: string) => unknown> = {
  'a calendar file': (given) => readIcs(`BEGIN:VCALENDAR\nBEGIN:VEVENT\n${given}`, 'Untitled', new Date(0)),
  'lines of a calendar file': readLines,
  'a line of a calendar file': foldLine,
  'a text for a calendar file': escapeText,
  'a text of a calendar file': unescapeText,
  'a time zone': zoneNamed,
}
