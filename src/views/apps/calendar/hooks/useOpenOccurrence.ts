import { dateOf } from '@core/zonedTime'
import { useState } from 'react'
import type { CalendarEvent, Occurrence, UnscheduledEvent } from '@/redux/apps/calendar/schema'
import { nextOccurrence, occurrenceNamed } from '../shared/occurrences'
import type { LoadedRules } from './useRules'

type Opened = Occurrence | UnscheduledEvent

/** Null if the event has no such occurrence. */
function find(event: CalendarEvent | UnscheduledEvent, at: string | null, rules: LoadedRules['rules']): Opened | null {
  if (event.start === null) return event
  if (!event.recurrence) return at === null || dateOf(at).getTime() === dateOf(event.start).getTime() ? event : null
  if (!rules) return null
  return at === null ? nextOccurrence(event, new Date(), rules) : occurrenceNamed(event, at, rules)
}

/**
 * The occurrence in the URL; without `at`, the next one. It stays while the URL does: a form keeps its occurrence even if
 * a save moves the others.
 */
export function useOpenOccurrence(
  event: CalendarEvent | UnscheduledEvent | null,
  at: string | null,
  { rules }: LoadedRules,
): Opened | null {
  const key = event && `${event.id} ${at}`
  const [held, setHeld] = useState<{ key: string | null; occurrence: Opened | null }>({ key: null, occurrence: null })
  if (held.key === key && held.occurrence) return held.occurrence
  const occurrence = event && find(event, at, rules)
  if (held.key !== key || occurrence) setHeld({ key, occurrence })
  return occurrence
}
