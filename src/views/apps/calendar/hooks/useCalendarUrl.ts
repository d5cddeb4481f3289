import { useMediaQuery } from '@core/hooks/useMediaQuery'
import { useCallback, useMemo } from 'react'
import type { Location } from 'react-router-dom'
import { useLocation } from 'react-router-dom'
import { useLinkNavigate } from '@/utility/hooks/useLinkNavigate'
import { eventDraftSchema, type EventDraft } from '../event/eventForm'
import type { CalendarAddress } from '../shared/address'
import { readAddress, writeAddress } from '../shared/address'

type Go = (changed: Partial<CalendarAddress>, draft?: EventDraft, options?: { replace: boolean }) => void

/** URL state of the calendar. The history entry's state contains the initial values of a new event. */
export function useCalendarUrl() {
  const { search, state }: Location<unknown> = useLocation() as Location<unknown>
  const navigate = useLinkNavigate()
  const isPhone = useMediaQuery('(width < 768px)')

  const address = useMemo(() => readAddress(new URLSearchParams(search)), [search])
  const draft = useMemo(() => {
    const read = eventDraftSchema.safeParse(state)
    return read.success ? read.data : null
  }, [state])

  const go = useCallback<Go>(
    (changed, newDraft, options) => {
      const before = readAddress(new URLSearchParams(search))
      // Another event has other occurrences.
      const at = 'event' in changed ? null : before.at
      const next = writeAddress({ ...before, at, ...changed }).toString()
      void navigate({ search: next }, { preventScrollReset: true, ...options, ...(newDraft && { state: newDraft }) })
    },
    [navigate, search],
  )

  return { ...address, view: address.view ?? (isPhone ? 'list' : 'month'), isPhone, draft, go }
}

export type CalendarUrl = ReturnType<typeof useCalendarUrl>
