import type { Recurrence } from '@/redux/apps/calendar/schema'
import { recurrenceSchema } from '@/redux/apps/calendar/schema'
import type { Wall } from '@/redux/apps/calendar/walls'
import type { EventTimes } from '../shared/times'
import type { ContentLine } from './contentLines'
import type { Span } from './icsTime'
import { midnightOf, readUntil, readWalls, timesAt } from './icsTime'
import type { ZoneNamed } from './zones'

/** Milliseconds: for all rules of a file, and between pauses. */
const longest = 30_000
const slice = 50

const day = 86_400_000
const year = 365 * day

/** Limit of the dates of a recurrence. */
const most = 2000

/** Pauses long work to keep the page responsive. Resolves to false once a file took too long. */
export type Pause = () => Promise<boolean>

export function createPause(): Pause {
  let paused = performance.now()
  const end = paused + longest
  return async () => {
    if (performance.now() > paused + slice) {
      await new Promise((resume) => setTimeout(resume))
      paused = performance.now()
    }
    return paused < end
  }
}

/** For example `20261121T093000`. */
export const basicText = (wall: Wall) => new Date(wall).toISOString().slice(0, 19).replace(/[-:]/g, '')

/** Writes a rule in upper case, `FREQ` first, with its end in UTC or as a day; null if it ends before its start. */
export function writeRule(rule: string, span: Span, zoneNamed: ZoneNamed): string | null {
  const parts: string[] = []
  for (const part of rule.toUpperCase().replace(/\s/g, '').split(';').filter(Boolean)) {
    const [name = '', value = ''] = part.split('=')
    const until = name === 'UNTIL' ? readUntil(value, span, zoneNamed) : span.start
    if (until === null || until < span.start) return null
    const end = span.zone && !span.allDay ? `${basicText(span.zone.momentOf(until))}Z` : basicText(until).slice(0, 8)
    parts.push(`${name}=${name === 'UNTIL' ? end : value}`)
  }
  return parts.sort((a, b) => Number(b.startsWith('FREQ=')) - Number(a.startsWith('FREQ='))).join(';')
}

interface Dates {
  readonly rules: readonly string[]
  readonly exceptRules: readonly string[]
  readonly added: readonly Wall[]
  /** A day removes all times on it. */
  readonly removed: readonly { readonly wall: Wall; readonly isDay: boolean }[]
}

/** Null if an item is null. */
function complete<Item>(items: readonly (Item | null)[]): Item[] | null {
  const found = items.filter((item) => item !== null)
  return found.length === items.length ? found : null
}

/** Reads how a component repeats (RFC 5545, 3.8.5); null if a date or the end of a rule is invalid. */
export function readDates(lines: readonly ContentLine[], span: Span, zoneNamed: ZoneNamed): Dates | null {
  const linesOf = (wanted: string) => lines.filter(({ name }) => name === wanted)
  const rulesOf = (name: string) => complete(linesOf(name).map(({ value }) => writeRule(value, span, zoneNamed)))
  const timesOf = (name: string) => complete(linesOf(name).map((line) => readWalls(line, span, zoneNamed)))?.flat()
  const [rules, exceptRules] = [rulesOf('RRULE'), rulesOf('EXRULE')]
  const [added, removed] = [timesOf('RDATE'), timesOf('EXDATE')]
  if (!rules || !exceptRules || !added || !removed) return null
  return { rules, exceptRules, added: added.map(({ wall }) => wall), removed }
}

const zoneOf = ({ allDay, zone }: Span) => (allDay ? null : zone)

/** Starts of a series, sorted; those by a rule only within a period. Null for an unsupported rule. */
export async function expandSeries(
  { rules, exceptRules, added, removed }: Dates,
  span: Span,
  [from, to]: readonly [Wall, Wall],
): Promise<Wall[] | null> {
  const { wallsOf } = await import('@/redux/apps/calendar/rules')
  const { start } = span
  const zone = zoneOf(span)
  const found = complete(rules.map((rule) => wallsOf(rule, start, zone, [from, to])))
  const excepted = complete(exceptRules.map((rule) => wallsOf(rule, start, zone, [start, to], false)))
  if (!found || !excepted) return null
  const times = new Set([...excepted.flat(), ...removed.filter(({ isDay }) => !isDay).map(({ wall }) => wall)])
  const days = new Set(removed.filter(({ isDay }) => isDay).map(({ wall }) => midnightOf(wall)))
  return [...new Set([start, ...added, ...found.flat()])]
    .filter((wall) => !times.has(wall) && !days.has(midnightOf(wall)))
    .sort((a, b) => a - b)
}

/** Removed starts of a series; null for an unsupported rule. */
async function removedStarts(dates: Dates, span: Span): Promise<Wall[] | null> {
  const isOnDay = ({ isDay }: Dates['removed'][number]) => isDay && !span.allDay
  const times = dates.removed.filter((time) => !isOnDay(time)).map(({ wall }) => wall)
  const days = dates.removed.filter(isOnDay).map(({ wall }) => midnightOf(wall))
  const [first] = days.sort((a, b) => a - b)
  const last = days.at(-1)
  if (first === undefined || last === undefined) return times
  const starts = await expandSeries({ ...dates, removed: [] }, span, [first, last + day])
  const onDays = new Set(days)
  return starts && [...times, ...starts.filter((wall) => onDays.has(midnightOf(wall)))]
}

/** An event's first time, and how it repeats, as stored. */
interface Series {
  readonly times: EventTimes
  readonly recurrence: Recurrence
  readonly note: 'repeats' | 'dates' | 'once' | 'limit'
}

/** Reads how an event repeats. Without a single rule and a known zone, only dates within a year around `now`. */
export async function readSeries(
  lines: readonly ContentLine[],
  span: Span,
  zoneNamed: ZoneNamed,
  pause: Pause,
  now: Date,
): Promise<Series> {
  const zone = zoneOf(span)
  const timeZone = zone && { timeZone: zone.name ?? 'UTC' }
  const today = span.zone?.wallOf(now.getTime()) ?? now.getTime()
  const times = timesAt(span, span.start)
  const textsOf = (walls: readonly Wall[]) => [...new Set(walls)].map((wall) => timesAt(span, wall).start)
  const once = (note: Series['note']): Series => ({ times, recurrence: { ...timeZone }, note })

  if (!(await pause())) return once('limit')
  const dates = readDates(lines, span, zoneNamed)
  // A month view needs six weeks of a rule.
  const soon = Math.max(span.start, today)
  if (!dates || !(await expandSeries(dates, span, [soon, soon + 42 * day]))) return once('once')

  const [rule, ...others] = dates.rules
  const isRule = others.length === 0 && dates.exceptRules.length === 0 && zone?.name !== null
  const removed = isRule ? await removedStarts(dates, span) : null
  if (removed) {
    const [rdates, exdates] = [textsOf(dates.added), textsOf(removed)]
    const recurrence: Recurrence = {
      ...(rule !== undefined && { rule }),
      ...timeZone,
      ...(rdates.length > 0 && { rdates }),
      ...(exdates.length > 0 && { exdates }),
    }
    if (recurrenceSchema.safeParse(recurrence).success) return { times, recurrence, note: 'repeats' }
  }

  const starts = await expandSeries(dates, span, [today - year, today + year])
  if (!starts) return once('once')
  const nearest = starts.toSorted((a, b) => Math.abs(a - today) - Math.abs(b - today)).slice(0, most)
  const [first, ...rest] = nearest.sort((a, b) => a - b)
  if (first === undefined) return { times, recurrence: { ...timeZone, exdates: [times.start] }, note: 'dates' }
  const rdates = rest.length > 0 && { rdates: textsOf(rest) }
  return { times: timesAt(span, first), recurrence: { ...timeZone, ...rdates }, note: 'dates' }
}
