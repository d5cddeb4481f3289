import { dateOf } from '@core/zonedTime'
import type { CalendarEvent, NewEvent } from '@/redux/apps/calendar/schema'
import type { IcsContent, IcsEvent, IcsProblem } from './readIcs'

/** What will become of each event of a file. */
export interface Preview {
  readonly added: readonly IcsEvent[]
  /** Events that the calendar has already. */
  readonly known: readonly IcsEvent[]
  /** Events of which there are more than can be added at once. */
  readonly left: number
  readonly problems: readonly IcsProblem[]
}

/** As many as the backend takes at once. */
const most = 2000

function likenessOf({ title, start, allDay = false }: NewEvent): string {
  return JSON.stringify([title, dateOf(start).getTime(), allDay])
}

/** Sorts the events of a file into what is new and what is there already: the same title at the same time. */
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
