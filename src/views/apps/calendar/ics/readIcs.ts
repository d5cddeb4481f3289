import type { NewEvent } from '@/redux/apps/calendar/schema'
import { eventSchema, kinds } from '@/redux/apps/calendar/schema'
import { componentsOf } from './components'
import type { ContentLine } from './contentLines'
import { readLines, unescapeText } from './contentLines'
import { zonesIn } from './fileZones'
import type { TimeProblem } from './icsTime'
import { readTimes } from './icsTime'
import type { Repetitions } from './repetitions'
import { isRepeated, repetitionsIn } from './repetitions'
import { createPause } from './series'
import type { ZoneNamed } from './zones'

/** Differences between file and imported event. */
type IcsNote = 'repeats' | 'once' | 'limit' | 'link'

export interface IcsEvent {
  readonly event: NewEvent
  readonly notes: readonly IcsNote[]
}

export interface IcsProblem {
  /** Empty if the event has no title. */
  readonly title: string
  readonly reason: TimeProblem | 'cancelled'
}

export interface IcsContent {
  readonly events: readonly IcsEvent[]
  readonly problems: readonly IcsProblem[]
}

function readEvent(lines: readonly ContentLine[], untitled: string, zoneNamed: ZoneNamed): IcsEvent | IcsProblem {
  const property = (name: string) => lines.find((line) => line.name === name)
  const text = (name: string, length: number) =>
    unescapeText(property(name)?.value ?? '')
      .trim()
      .slice(0, length)
  const title = text('SUMMARY', 200)
  const times = readTimes(property, zoneNamed)
  if (text('STATUS', 20).toUpperCase() === 'CANCELLED') return { title, reason: 'cancelled' }
  if (typeof times === 'string') return { title, reason: times }

  const categories = text('CATEGORIES', 2000).toLowerCase().split(',')
  const address = text('URL', 2000)
  const url = eventSchema.shape.url.safeParse(address)
  const location = text('LOCATION', 200)
  const description = text('DESCRIPTION', 10_000)
  const names = new Set(
    lines.flatMap(({ name, params }) => (name === 'ATTENDEE' && params.CN ? [params.CN.trim().slice(0, 120)] : [])),
  )
  const guests = [...names].filter(Boolean).slice(0, 100)
  return {
    event: {
      title: title === '' ? untitled : title,
      ...times,
      ...(url.success && { url: url.data }),
      extendedProps: {
        calendar: kinds.find((kind) => categories.includes(kind.toLowerCase())) ?? 'ETC',
        ...(location !== '' && { location }),
        ...(description !== '' && { description }),
        ...(guests.length > 0 && { guests: guests.map((fullName) => ({ fullName, avatar: '' })) }),
      },
    },
    notes: url.success ? [] : ['link'],
  }
}

async function repeat(
  { event, notes }: IcsEvent,
  found: ReturnType<Repetitions>,
): Promise<readonly (IcsEvent | IcsProblem)[]> {
  const times = await found
  if (times === 'cancelled') return [{ title: event.title, reason: times }]
  if (typeof times === 'string') return [{ event, notes: [times, ...notes] }]
  // The notes are equal for all times; only the first has them.
  return times.map((time, index) => ({ event: { ...event, ...time }, notes: index === 0 ? ['repeats', ...notes] : [] }))
}

/** Parses a calendar file (RFC 5545); null if it is none. Expands repeats within a year around `now`; skips to-dos and notes. */
export async function readIcs(file: string, untitled: string, now: Date): Promise<IcsContent | null> {
  const lines = readLines(file)
  if (!lines.some(({ name, value }) => name === 'BEGIN' && value.trim().toUpperCase() === 'VCALENDAR')) return null
  const components = componentsOf(lines)
  const events = components.filter(({ name }) => name === 'VEVENT')
  const pause = createPause()
  const zoneNamed = await zonesIn(components, pause)
  const repetitions = repetitionsIn(events, zoneNamed, pause, now)
  const read: (IcsEvent | IcsProblem)[] = []
  for (const { lines } of events) {
    const first = readEvent(lines, untitled, zoneNamed)
    if ('event' in first && isRepeated(lines)) read.push(...(await repeat(first, repetitions(lines))))
    else read.push(first)
  }
  return {
    events: read.flatMap((result) => ('event' in result ? [result] : [])),
    problems: read.flatMap((result) => ('reason' in result ? [result] : [])),
  }
}
