import { useState } from 'react'
import { useAppSelector } from '@/redux/app/hooks'
import { selectInvoiceView } from '@/redux/apps/invoice/viewSlice'
import type { InvoiceState } from '../shared/useInvoice'
import { useInvoice } from '../shared/useInvoice'

/**
 * The invoice that the address names, as it is now. What the store holds from an earlier visit may be out of date: who edited
 * that would undo what others have changed since.
 */
export function useInvoiceToEdit(): { state: InvoiceState; retry: () => void } {
  const { state, retry } = useInvoice()
  const { request } = useAppSelector(selectInvoiceView)
  const [before] = useState(request)

  if (state.status !== 'ready') return { state, retry }
  if (request === before || request.status === 'pending') return { state: { status: 'loading' }, retry }
  if (state.failure) return { state: { status: 'failed', error: state.failure, isRetrying: false }, retry }
  return { state, retry }
}
