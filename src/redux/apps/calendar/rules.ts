import { dateOf, dayTextOf } from '@core/zonedTime'
import type { CalendarEvent, EventChange, NewEvent, Occurrence, Recurrence, Split } from './schema'
import { basicText, partsOf, ruleOf, wallsOf } from './ruleWalls'
import type { Wall, Zone } from './walls'
import { createZone } from './walls'

/* How events repeat (RFC 5545). Import it dynamically: rrule-temporal is large. */

export { isRule, partsOf, wallsOf } from './ruleWalls'

type Times = Pick<CalendarEvent, 'start' | 'end' | 'allDay'>

const hour = 3_600_000
const day = 24 * hour

/** A day as its midnight, a time as a moment. */
const momentOf = (text: string) => dateOf(text).getTime()

const zoneOf = ({ allDay, recurrence }: CalendarEvent) => (allDay ? null : createZone(recurrence?.timeZone))

/** @param zone null for days, which are the same in every zone */
const wallOf = (text: string, zone: Zone | null) =>
  zone ? zone.wallOf(momentOf(text)) : Date.parse(dayTextOf(dateOf(text)))

const textOf = (wall: Wall, zone: Zone | null) =>
  zone ? new Date(zone.momentOf(wall)).toISOString() : new Date(wall).toISOString().slice(0, 10)

const expand = (rule: string, start: Wall, zone: Zone | null, period: readonly [Wall, Wall]) =>
  wallsOf(rule, start, zone, period) ?? []

const lengthOf = ({ start, end, allDay }: Times) =>
  end === null ? (allDay ? day : hour) : momentOf(end) - momentOf(start)

function timesAt({ start, end, allDay }: Times, at: string): Times {
  if (end === null) return { start: at, end, allDay }
  if (allDay)
    return { start: at, end: textOf(wallOf(at, null) + wallOf(end, null) - wallOf(start, null), null), allDay }
  return { start: at, end: new Date(momentOf(at) + lengthOf({ start, end, allDay })).toISOString(), allDay }
}

/** Starts of the occurrences from one moment to another, both included: by rule, additions and exceptions. */
function startsOf(event: CalendarEvent, from: number, to: number): string[] {
  const { rule, rdates = [], exdates = [] } = event.recurrence ?? {}
  const zone = zoneOf(event)
  const start = wallOf(event.start, zone)
  const [first, last] = [from - day, to + day].map((moment) => (zone ? zone.wallOf(moment) : moment)) as [Wall, Wall]
  const walls = rule === undefined ? [] : expand(rule, start, zone, [first, last])
  const starts = [start, ...walls, ...rdates.map((text) => wallOf(text, zone))]
  const excluded = new Set(exdates.map((text) => wallOf(text, zone)))
  return [...new Set(starts)]
    .filter((wall) => !excluded.has(wall))
    .sort((a, b) => a - b)
    .map((wall) => textOf(wall, zone))
    .filter((text) => momentOf(text) >= from && momentOf(text) <= to)
}

/** The occurrence of an event that starts at `at` by the rule, with its own content if it has any. */
export function occurrenceAt(event: CalendarEvent, at: string): Occurrence {
  const own = event.recurrence?.overrides?.find((override) => momentOf(override.at) === momentOf(at))
  return { ...event, ...timesAt(event, at), ...own, at }
}

/** Occurrences of an event that overlap a period, sorted by their start by the rule. A single event is its only one. */
export function occurrencesOf(event: CalendarEvent, from: Date, to: Date): Occurrence[] {
  const isWithin = (times: Times) =>
    momentOf(times.start) < to.getTime() && momentOf(times.start) + lengthOf(times) > from.getTime()
  if (!event.recurrence) return isWithin(event) ? [event] : []
  const moved = event.recurrence.overrides ?? []
  const replaced = new Set(moved.map(({ at }) => momentOf(at)))
  const starts = startsOf(event, from.getTime() - lengthOf(event), to.getTime()).filter(
    (at) => !replaced.has(momentOf(at)),
  )
  return [...starts, ...moved.map(({ at }) => at)]
    .map((at) => occurrenceAt(event, at))
    .filter(isWithin)
    .sort((a, b) => momentOf(a.at ?? a.start) - momentOf(b.at ?? b.start))
}

const isBefore = (at: string) => (text: string) => momentOf(text) < momentOf(at)

/** Keeps the dates that pass, and drops empty lists. */
function withDates(recurrence: Recurrence, passes: (text: string) => boolean): Recurrence {
  const { rdates, exdates, overrides, ...rest } = recurrence
  const [added, removed] = [rdates, exdates].map((dates = []) => dates.filter(passes)) as [string[], string[]]
  const own = overrides?.filter(({ at }) => passes(at)) ?? []
  return {
    ...rest,
    ...(added.length > 0 && { rdates: added }),
    ...(removed.length > 0 && { exdates: removed }),
    ...(own.length > 0 && { overrides: own }),
  }
}

/** Gives an occurrence its own content. */
export function withOverride(event: CalendarEvent, at: string, content: NewEvent): Recurrence {
  const { id: _, recurrence: _own, at: _at, ...before } = occurrenceAt(event, at)
  const others = event.recurrence?.overrides?.filter((override) => momentOf(override.at) !== momentOf(at)) ?? []
  const {
    title,
    start,
    url = before.url,
    end = before.end,
    allDay = before.allDay,
    reminder = before.reminder,
  } = content
  const { calendar = before.extendedProps.calendar, ...props } = content.extendedProps ?? {}
  const extendedProps = { ...before.extendedProps, ...props, calendar }
  const override = {
    ...before,
    at,
    title,
    url,
    start,
    end,
    allDay,
    extendedProps,
    ...(reminder !== undefined && { reminder }),
  }
  return { ...event.recurrence, overrides: [...others, override] }
}

/** Removes an occurrence; null if none is left. */
export function withoutOccurrence(event: CalendarEvent, at: string): Recurrence | null {
  const { exdates = [], ...rest } = event.recurrence ?? {}
  const isOther = (text: string) => momentOf(text) !== momentOf(at)
  const left = { ...withDates(rest, isOther), exdates: [...exdates, at] }
  return isEmpty({ ...event, recurrence: left }) ? null : left
}

const isEndless = ({ rule }: Recurrence) => rule !== undefined && !/;(COUNT|UNTIL)=/.test(rule)

/** Whether all occurrences are removed. */
export function isEmpty(event: CalendarEvent): boolean {
  const { recurrence } = event
  if (!recurrence || isEndless(recurrence) || (recurrence.overrides ?? []).length > 0) return false
  const start = momentOf(event.start)
  // Short periods first: a century of days takes a second, and may exceed the limits.
  return [31, 366, 36_600].every((days) => startsOf(event, start, start + days * day).length === 0)
}

/** Number of occurrences by the rule before `at`, with those removed. */
export function countBefore(event: CalendarEvent, at: string): number {
  const { rule } = event.recurrence ?? {}
  const zone = zoneOf(event)
  const start = wallOf(event.start, zone)
  return rule === undefined ? 0 : expand(rule, start, zone, [start, wallOf(at, zone) - 1]).length
}

/** Ends a recurrence before `at`, which is not its first occurrence. */
export function endedBefore(event: CalendarEvent, at: string): Recurrence {
  const { rule, ...rest } = event.recurrence ?? {}
  const kept = withDates(rest, isBefore(at))
  if (rule === undefined) return kept
  const parts = partsOf(rule)
  parts.delete('COUNT')
  const last = momentOf(at) - 1000
  parts.set('UNTIL', event.allDay ? dayTextOf(new Date(last)).replaceAll('-', '') : basicText(last))
  return { rule: ruleOf(parts), ...kept }
}

/** The recurrence from `at` on. */
function continuedFrom(event: CalendarEvent, at: string): Recurrence {
  const { rule, ...rest } = event.recurrence ?? {}
  const kept = withDates(rest, (text) => !isBefore(at)(text))
  if (rule === undefined) return kept
  const parts = partsOf(rule)
  const count = parts.get('COUNT')
  if (count !== undefined) parts.set('COUNT', String(Number(count) - countBefore(event, at)))
  return { rule: ruleOf(parts), ...kept }
}

/** Moves a start by the same wall time as another: from `model` to `moved`. */
function movedAlike(start: string, zoneName: string | undefined, model: Times, moved: Times): string {
  const [zone, newZone] = [model, moved].map(({ allDay }) => (allDay ? null : createZone(zoneName)))
  const wall = wallOf(start, zone ?? null) + wallOf(moved.start, newZone ?? null) - wallOf(model.start, zone ?? null)
  return textOf(wall, newZone ?? null)
}

/** Moves exceptions, additions and overrides with their series. */
function movedDates(recurrence: Recurrence, model: Times, moved: Times): Recurrence {
  const move = (text: string) => movedAlike(text, recurrence.timeZone, model, moved)
  const { rdates, exdates, overrides } = recurrence
  return {
    ...recurrence,
    ...(rdates && { rdates: rdates.map(move) }),
    ...(exdates && { exdates: exdates.map(move) }),
    ...(overrides && { overrides: overrides.map((override) => ({ ...override, at: move(override.at) })) }),
  }
}

const timesIn = ({ start, end = null, allDay = false }: NewEvent): Times => ({ start, end, allDay })

const startOf = ({ at, start }: Occurrence) => at ?? start

const hasOwn = ({ recurrence }: CalendarEvent, occurrence: Occurrence) =>
  recurrence?.overrides?.some(({ at }) => momentOf(at) === momentOf(startOf(occurrence))) ?? false

/** Applies the content of an occurrence to its whole series. @param rule undefined keeps it */
export function changedSeries(
  event: CalendarEvent,
  occurrence: Occurrence,
  content: NewEvent,
  rule?: string,
): EventChange {
  const moved = timesIn(content)
  const start = movedAlike(event.start, event.recurrence?.timeZone, occurrence, moved)
  const kept = hasOwn(event, occurrence) ? withOverride(event, startOf(occurrence), content) : event.recurrence
  const recurrence = movedDates({ ...kept, ...(rule !== undefined && { rule }) }, occurrence, moved)
  return { ...content, id: event.id, ...timesAt(moved, start), recurrence }
}

/** Applies the content of an occurrence to it and the later ones. @param recurrence of those; undefined keeps it */
export function splitSeries(
  event: CalendarEvent,
  occurrence: Occurrence,
  content: NewEvent,
  recurrence?: Recurrence | null,
): Split {
  const at = startOf(occurrence)
  const { overrides = [], ...continued } = continuedFrom(event, at)
  // The new first occurrence has this content.
  const others = overrides.filter((override) => momentOf(override.at) !== momentOf(at))
  const kept = { ...continued, ...(others.length > 0 && { overrides: others }) }
  const rest = recurrence === undefined ? movedDates(kept, occurrence, timesIn(content)) : recurrence
  return { id: event.id, recurrence: endedBefore(event, at), event: { ...content, recurrence: rest } }
}

/** Whether `at` is the first occurrence of a series. Those before it may be removed. */
export function isFirst(event: CalendarEvent, at: string): boolean {
  const first = momentOf(event.start)
  return momentOf(at) <= first || startsOf(event, first, momentOf(at) - 1).length === 0
}
