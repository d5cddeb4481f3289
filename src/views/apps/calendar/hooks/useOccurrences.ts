import { dateOf, timeZone } from '@core/zonedTime'
import { useMemo } from 'react'
import type { CalendarEvent, Occurrence } from '@/redux/apps/calendar/schema'
import type { Period } from '../shared/periods'
import type { Rules } from './useRules'

/** The grid and the small month usually expand the same period. */
const expanded = new WeakMap<CalendarEvent, Map<string, Occurrence[]>>()

function expand(event: CalendarEvent, { occurrencesOf }: Rules, { from, to }: Period): Occurrence[] {
  const ofEvent = expanded.get(event) ?? new Map<string, Occurrence[]>()
  const key = [from, to, timeZone()].join()
  const occurrences = ofEvent.get(key) ?? occurrencesOf(event, dateOf(from), dateOf(to))
  expanded.set(event, ofEvent.set(key, occurrences))
  return occurrences
}

/**
 * Expands the recurring events within a period, once their code is loaded. Single events are included in any case, also those
 * outside the period.
 */
export function useOccurrences(
  events: readonly CalendarEvent[],
  rules: Rules | null,
  { from, to }: Period,
): readonly Occurrence[] {
  const single = useMemo(() => events.filter(({ recurrence }) => !recurrence), [events])
  const repeated = useMemo(() => events.filter(({ recurrence }) => recurrence), [events])
  return useMemo(() => {
    if (!rules || repeated.length === 0) return single
    return [...single, ...repeated.flatMap((event) => expand(event, rules, { from, to }))]
  }, [single, repeated, rules, from, to])
}
