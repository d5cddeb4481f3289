import { occurrencesOf } from '@/redux/apps/calendar/rules'
import type { IcsContent } from '@/views/apps/calendar/ics/readIcs'

const year = 365 * 86_400_000

/** Occurrences of the events of a file, within a year around a moment. */
export function occurrencesIn(content: IcsContent | null, now: Date) {
  if (!content) throw new Error('No calendar file')
  const [from, to] = [new Date(now.getTime() - year), new Date(now.getTime() + year)]
  return content.events.flatMap(({ event }, id) => occurrencesOf({ id, ...event }, from, to))
}

export const startsIn = (content: IcsContent | null, now: Date) => occurrencesIn(content, now).map(({ start }) => start)
