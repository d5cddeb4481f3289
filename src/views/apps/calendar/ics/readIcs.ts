import type { CalendarEvent, Recurrence } from '@/redux/apps/calendar/schema'
import { eventSchema, kinds } from '@/redux/apps/calendar/schema'
import { componentsOf } from './components'
import type { ContentLine } from './contentLines'
import { readLines, unescapeText } from './contentLines'
import { zonesIn } from './fileZones'
import type { Span, TimeProblem } from './icsTime'
import { readSpan, readWalls, timesAt } from './icsTime'
import { createPause, readSeries } from './series'
import type { ZoneNamed } from './zones'

/** Differences between file and imported event; or that it repeats. */
type IcsNote = 'repeats' | 'dates' | 'once' | 'limit' | 'link'

export interface IcsEvent {
  readonly event: Omit<CalendarEvent, 'id'>
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

type Lines = readonly ContentLine[]

const propertyOf = (lines: Lines) => (name: string) => lines.find((line) => line.name === name)

function readEvent(lines: Lines, untitled: string, zoneNamed: ZoneNamed): IcsEvent | IcsProblem {
  const property = propertyOf(lines)
  const text = (name: string, length: number) =>
    unescapeText(property(name)?.value ?? '')
      .trim()
      .slice(0, length)
  const title = text('SUMMARY', 200)
  if (text('STATUS', 20).toUpperCase() === 'CANCELLED') return { title, reason: 'cancelled' }
  const span = readSpan(property, zoneNamed)
  if (typeof span === 'string') return { title, reason: span }

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
      ...timesAt(span, span.start),
      url: url.success ? url.data : '',
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

const isOverride = (lines: Lines) => propertyOf(lines)('RECURRENCE-ID') !== undefined
const isRepeated = (lines: Lines) => lines.some(({ name }) => /^R(RULE|DATE)$/.test(name))
const uidOf = (lines: Lines) => propertyOf(lines)('UID')?.value ?? ''
const isSeries = (lines: Lines) => !isOverride(lines) && (isRepeated(lines) || uidOf(lines) !== '')

type Result = IcsEvent | IcsProblem
type Override = NonNullable<Recurrence['overrides']>[number]

/** Start that an override replaces; null if invalid. */
function replacedBy(lines: Lines, span: Span, zoneNamed: ZoneNamed): string | null {
  const line = propertyOf(lines)('RECURRENCE-ID')
  const [time] = (line && readWalls(line, span, zoneNamed)) ?? []
  return time ? timesAt(span, time.wall).start : null
}

/** Adds overrides to a series, by the start that they replace. Canceled and invalid ones remove their occurrence. */
async function withOverrides(
  { event: { recurrence: before, ...event }, notes }: IcsEvent,
  found: ReadonlyMap<string, Result>,
): Promise<Result> {
  const own: Override[] = []
  const exdates = [...(before?.exdates ?? [])]
  const allNotes = new Set(notes)
  for (const [at, result] of found) {
    if ('reason' in result) exdates.push(at)
    else {
      own.push({ ...result.event, at })
      for (const note of result.notes) allNotes.add(note)
    }
  }
  const recurrence = {
    ...before,
    ...(exdates.length > 0 && { exdates }),
    ...(own.length > 0 && { overrides: own }),
  }
  // An unsupported rule leaves a single event.
  if (Object.keys(recurrence).every((key) => key === 'timeZone')) return { event, notes: [...allNotes] }
  const series = { ...event, recurrence }
  const { isEmpty } = await import('@/redux/apps/calendar/rules')
  if (exdates.length > 0 && isEmpty({ id: 0, ...series })) return { title: event.title, reason: 'cancelled' }
  return { event: series, notes: [...allNotes] }
}

/** Parses a calendar file (RFC 5545); null if it is none. A series is one event. Skips to-dos and notes. */
export async function readIcs(file: string, untitled: string, now: Date): Promise<IcsContent | null> {
  const lines = readLines(file)
  if (!lines.some(({ name, value }) => name === 'BEGIN' && value.trim().toUpperCase() === 'VCALENDAR')) return null
  const components = componentsOf(lines)
  const pause = createPause()
  const zoneNamed = await zonesIn(components, pause)
  const read = (lines: Lines) => readEvent(lines, untitled, zoneNamed)

  async function readAll(lines: Lines, overrides: readonly Lines[]): Promise<Result[]> {
    const first = read(lines)
    const span = readSpan(propertyOf(lines), zoneNamed)
    if ('reason' in first || typeof span === 'string') return [first, ...overrides.map(read)]
    if (!isRepeated(lines) && overrides.length === 0) return [first]
    const { times, recurrence, note } = await readSeries(lines, span, zoneNamed, pause, now)
    const found = new Map<string, Result>()
    const others: Result[] = []
    for (const override of overrides) {
      const at = replacedBy(override, span, zoneNamed)
      const result = read(override)
      if (at !== null) found.set(at, result)
      if (at === null || ('reason' in result && result.reason !== 'cancelled')) others.push(result)
    }
    const series: IcsEvent = { event: { ...first.event, ...times, recurrence }, notes: [note, ...first.notes] }
    return [await withOverrides(series, found), ...others]
  }

  const events = components.flatMap(({ name, lines }) => (name === 'VEVENT' ? [lines] : []))
  const overrides = new Map(events.filter(isSeries).map((lines) => [uidOf(lines), [] as Lines[]]))
  for (const lines of events.filter(isOverride)) overrides.get(uidOf(lines))?.push(lines)
  const results: Result[] = []
  for (const lines of events) {
    const uid = uidOf(lines)
    if (isOverride(lines) && overrides.has(uid)) continue
    results.push(...(await readAll(lines, isSeries(lines) ? (overrides.get(uid) ?? []) : [])))
    // Another series with the same UID has none.
    if (isSeries(lines)) overrides.set(uid, [])
  }
  return {
    events: results.flatMap((result) => ('event' in result ? [result] : [])),
    problems: results.flatMap((result) => ('reason' in result ? [result] : [])),
  }
}
