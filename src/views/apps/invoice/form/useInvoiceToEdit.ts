import { useState } from 'react'
import { useAppSelector } from '@/redux/app/hooks'
import { selectInvoiceView } from '@/redux/apps/invoice/viewSlice'
import type { InvoiceState } from '../shared/useInvoice'
import { useInvoice } from '../shared/useInvoice'

/**
 * The invoice that the address names, as it is when one comes to it. What the store holds from an earlier visit may be out of date:
 * who edited that would undo what others have changed since. Once it is there, nothing takes it from under the hands of who edits it.
 */
export function useInvoiceToEdit(): { state: InvoiceState; retry: () => void } {
  const { state, retry } = useInvoice()
  const { request } = useAppSelector(selectInvoiceView)
  const [before] = useState(request)
  const [freshId, setFreshId] = useState<number | null>(null)

  if (state.status !== 'ready') return { state, retry }
  const { id } = state.full.invoice
  if (freshId === id) return { state, retry }
  if (request === before || request.status === 'pending') return { state: { status: 'loading' }, retry }
  if (state.failure) return { state: { status: 'failed', error: state.failure, isRetrying: false }, retry }
  setFreshId(id)
  return { state, retry }
}
