import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { CalendarEvent } from '@/redux/apps/calendar/schema'
import { fetchEvent, selectSingle } from '@/redux/apps/calendar/slice'
import type { CalendarAddress } from '../shared/address'
import type { UnscheduledList } from './useUnscheduled'

/** The open event, scheduled or not. Fetches an event that the filter excludes. */
export function useSingleEvent(
  open: CalendarAddress['event'],
  events: readonly CalendarEvent[] | null,
  unscheduled: UnscheduledList,
) {
  const id = typeof open === 'number' ? open : null
  const listed =
    events?.find((event) => event.id === id) ?? unscheduled.events?.find((event) => event.id === id) ?? null
  const areListed = events !== null && (unscheduled.events !== null || unscheduled.request.status === 'failed')
  const retry = useRequest(fetchEvent, areListed && !listed ? id : null)
  const { data, request } = useAppSelector(selectSingle)
  return { event: listed ?? (data?.id === id ? data : null), request, retry }
}

export type SingleEvent = ReturnType<typeof useSingleEvent>
