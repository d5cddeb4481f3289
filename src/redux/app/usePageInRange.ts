import { useEffect } from 'react'
import type { RequestState } from './thunks'

interface PagedList {
  readonly page: number
  readonly perPage: number
  readonly total: number
  readonly request: RequestState
}

/** Goes to the last page where the address names one past it: its rows may have been deleted, or the address be an old one. */
export function usePageInRange(
  { page, perPage, total, request }: PagedList,
  change: (to: { page: number }) => void,
): void {
  const last = Math.max(1, Math.ceil(total / perPage))
  const isPastEnd = request.status === 'succeeded' && page > last
  useEffect(() => {
    if (isPastEnd) change({ page: last })
  }, [isPastEnd, last, change])
}
