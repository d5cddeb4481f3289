import { timeZone } from '@core/zonedTime'
import type { CalendarEvent, EventChange, NewEvent, Occurrence, Recurrence, Split } from '@/redux/apps/calendar/schema'
import type { Rules } from '../hooks/useRules'

/** Occurrences that a change applies to. */
export const scopes = ['this', 'following', 'all'] as const
export type Scope = (typeof scopes)[number]

/** The request that saves a change. */
export type Plan = { readonly update: EventChange } | { readonly split: Split }

interface Change {
  readonly series: CalendarEvent
  readonly occurrence: Occurrence
  readonly fields: NewEvent
}

const zoneName = () => timeZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone

export function recurrenceOf(rule: string, allDay: boolean | undefined): Recurrence {
  return { rule, ...(!allDay && { timeZone: zoneName() }) }
}

/** A rule counts from its own start. */
function withCount(rule: string, count: number | string | undefined): string {
  return count === undefined ? rule : rule.replace(/COUNT=\d+/, `COUNT=${count}`)
}

const startOf = ({ at, start }: Occurrence) => at ?? start

/** Saves content. @param rule for the new days of a moved event; null keeps the rule */
export function planContent(
  { series, occurrence, fields }: Change,
  rule: string | null,
  scope: Scope,
  { changedSeries, isFirst, partsOf, splitSeries, withOverride }: Rules,
): Plan {
  const at = startOf(occurrence)
  if (scope === 'this') return { update: { id: series.id, recurrence: withOverride(series, at, fields) } }
  const zoned = (recurrence: Recurrence | null | undefined) =>
    fields.allDay ? recurrence : { timeZone: zoneName(), ...recurrence }
  if (scope === 'all' || isFirst(series, at)) {
    const change = changedSeries(series, occurrence, fields, rule ?? undefined)
    return { update: { ...change, recurrence: zoned(change.recurrence) } }
  }
  const { event, ...before } = splitSeries(series, occurrence, fields)
  const count = partsOf(event.recurrence?.rule ?? '').get('COUNT')
  const recurrence = { ...event.recurrence, ...(rule !== null && { rule: withCount(rule, count) }) }
  return { split: { ...before, event: { ...event, recurrence: zoned(recurrence) } } }
}

/** Saves a new repetition, from this occurrence on. @param rule null: no repetition */
export function planRepetition(
  { series, occurrence, fields }: Change,
  rule: string | null,
  { countBefore, isFirst, partsOf, splitSeries }: Rules,
): Plan {
  const at = startOf(occurrence)
  if (isFirst(series, at)) {
    const recurrence = rule === null ? null : recurrenceOf(rule, fields.allDay)
    return { update: { ...fields, id: series.id, recurrence } }
  }
  const total = Number(partsOf(rule ?? '').get('COUNT'))
  const count = total > 0 ? Math.max(1, total - countBefore(series, at)) : undefined
  const recurrence = rule === null ? null : recurrenceOf(withCount(rule, count), fields.allDay)
  return { split: splitSeries(series, occurrence, fields, recurrence) }
}

/** Undoes an update: all fields as they were, also empty ones. */
export function restoringChange(event: CalendarEvent): EventChange {
  const { reminder = null, recurrence = null, extendedProps } = event
  const emptyProps = { location: '', guests: [], description: '' }
  return { ...event, reminder, recurrence, extendedProps: { ...emptyProps, ...extendedProps } }
}
