import type { ApiError } from '@core/api/errors'
import { useParams } from 'react-router-dom'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { FullInvoice } from '@/redux/apps/invoice/contract'
import { fetchInvoice, selectInvoiceView } from '@/redux/apps/invoice/viewSlice'
import type { NewestInvoice } from './useNewestInvoice'
import { useNewestInvoice } from './useNewestInvoice'

export type InvoiceState =
  | NewestInvoice
  /** `failure` is that of the latest attempt to get something newer than what is shown. */
  | { readonly status: 'ready'; readonly full: FullInvoice; readonly failure: ApiError | null }

const isWholeNumber = (text: string) => /^\d{1,15}$/.test(text)

/** The invoice that the address names, or the way to the newest. What the store holds of another one is never shown. */
export function useInvoice(): { state: InvoiceState; retry: () => void } {
  const { id: written } = useParams()
  const id = written !== undefined && isWholeNumber(written) ? Number(written) : null
  const { newest, retry: retryNewest } = useNewestInvoice(written === undefined)
  const retry = useRequest(fetchInvoice, id)
  const { shown, wantedId, request, failure } = useAppSelector(selectInvoiceView)

  function read(): InvoiceState {
    if (written === undefined) return newest
    const error = wantedId === id ? failure : null
    if (id === null || error?.kind === 'notFound') return { status: 'missing' }
    if (shown?.invoice.id === id) return { status: 'ready', full: shown, failure: error }
    return error ? { status: 'failed', error, isRetrying: request.status === 'pending' } : { status: 'loading' }
  }

  return { state: read(), retry: written === undefined ? retryNewest : retry }
}
