import { dateOf } from '@core/zonedTime'
import type { CalendarEvent } from '@/redux/apps/calendar/schema'
import type { IcsContent, IcsEvent, IcsProblem } from './readIcs'

export interface Preview {
  readonly added: readonly IcsEvent[]
  readonly known: readonly IcsEvent[]
  /** Number of events above the limit per import. */
  readonly left: number
  readonly problems: readonly IcsProblem[]
}

/** Maximum number of events per request. */
const most = 2000

function likenessOf({ title, start, allDay, recurrence }: Omit<CalendarEvent, 'id'>): string {
  return JSON.stringify([title, dateOf(start).getTime(), allDay, recurrence?.rule])
}

/** Splits a file's events into new and existing ones (same title, time and rule). */
export function previewOf({ events, problems }: IcsContent, there: readonly CalendarEvent[]): Preview {
  const likenesses = new Set(there.map(likenessOf))
  const added: IcsEvent[] = []
  const known: IcsEvent[] = []
  for (const read of events) {
    const likeness = likenessOf(read.event)
    if (likenesses.has(likeness)) known.push(read)
    else added.push(read)
    likenesses.add(likeness)
  }
  return { added: added.slice(0, most), known, left: Math.max(0, added.length - most), problems }
}
