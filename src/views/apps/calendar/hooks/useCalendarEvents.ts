import { useMemo, useState } from 'react'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { EventListQuery } from '@/redux/apps/calendar/contract'
import type { Kind } from '@/redux/apps/calendar/schema'
import { kinds } from '@/redux/apps/calendar/schema'
import { fetchEvents, selectEvents, selectEventsRequest } from '@/redux/apps/calendar/slice'

/** Events of the given kinds. Hiding a kind takes effect before the response. */
export function useCalendarEvents(calendars: readonly Kind[]) {
  const query = useMemo<EventListQuery>(
    () => (calendars.length === kinds.length ? {} : { calendars: [...calendars] }),
    [calendars],
  )
  const retry = useRequest(fetchEvents, query)
  const all = useAppSelector(selectEvents)
  const request = useAppSelector(selectEventsRequest)
  const events = useMemo(
    () => all.filter(({ extendedProps }) => calendars.includes(extendedProps.calendar)),
    [all, calendars],
  )
  // After the first response, the grid stays, even if a later request fails.
  const [isReady, setIsReady] = useState(request.status === 'succeeded')
  if (!isReady && request.status === 'succeeded') setIsReady(true)
  return { events, isReady, request, retry }
}
