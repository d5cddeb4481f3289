import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchUnscheduled, selectUnscheduled } from '@/redux/apps/calendar/slice'

/** `events` is null before the first response. */
export function useUnscheduled() {
  const retry = useRequest(fetchUnscheduled, undefined)
  const { data: events, request } = useAppSelector(selectUnscheduled)
  return { events, request, retry }
}

export type UnscheduledList = ReturnType<typeof useUnscheduled>
