import type { ApiError } from '@core/api/errors'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchNewestInvoice, selectNewestInvoice } from '@/redux/apps/invoice/viewSlice'

/** What an address without a number leads to. */
export type NewestInvoice =
  | { readonly status: 'redirect'; readonly id: number }
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly error: ApiError; readonly isRetrying: boolean }

/**
 * Asks which invoice is the newest one.
 * @param isAsked whether the address names none
 */
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
