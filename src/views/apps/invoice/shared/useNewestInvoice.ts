import type { ApiError } from '@core/api/errors'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchNewestInvoice, selectNewestInvoice } from '@/redux/apps/invoice/viewSlice'

export type NewestInvoice =
  | { readonly status: 'redirect'; readonly id: number }
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly error: ApiError; readonly isRetrying: boolean }

/** @param isAsked fetch it: the URL has no number */
export function useNewestInvoice(isAsked: boolean): { newest: NewestInvoice; retry: () => void } {
  const retry = useRequest(fetchNewestInvoice, isAsked ? undefined : null)
  const { id, request } = useAppSelector(selectNewestInvoice)

  function read(): NewestInvoice {
    if (request.status === 'failed') return { status: 'failed', error: request.error, isRetrying: false }
    if (request.status !== 'succeeded') return { status: 'loading' }
    return id === null ? { status: 'missing' } : { status: 'redirect', id }
  }

  return { newest: read(), retry }
}
