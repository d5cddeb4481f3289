import type { ApiError } from '@core/api/errors'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { FullInvoice } from '@/redux/apps/invoice/contract'
import { fetchInvoice, selectInvoiceView } from '@/redux/apps/invoice/viewSlice'
import { useIdParam } from '@/utility/hooks/useIdParam'
import type { NewestInvoice } from './useNewestInvoice'
import { useNewestInvoice } from './useNewestInvoice'

export type InvoiceState =
  | NewestInvoice
  /** `failure`: error of the latest refetch. */
  | { readonly status: 'ready'; readonly full: FullInvoice; readonly failure: ApiError | null }

/** State of the invoice in the URL; without an id, a redirect to the newest. Never shows another invoice. */
export function useInvoice(): { state: InvoiceState; retry: () => void } {
  const id = useIdParam()
  const { newest, retry: retryNewest } = useNewestInvoice(id === undefined)
  const retry = useRequest(fetchInvoice, id ?? null)
  const { shown, wantedId, request, failure } = useAppSelector(selectInvoiceView)

  function read(): InvoiceState {
    if (id === undefined) return newest
    const error = wantedId === id ? failure : null
    if (id === null || error?.kind === 'notFound') return { status: 'missing' }
    if (shown?.invoice.id === id) return { status: 'ready', full: shown, failure: error }
    return error ? { status: 'failed', error, isRetrying: request.status === 'pending' } : { status: 'loading' }
  }

  return { state: read(), retry: id === undefined ? retryNewest : retry }
}
