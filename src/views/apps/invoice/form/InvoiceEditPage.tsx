import { PageHeader } from '@core/components/PageHeader'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import type { FullInvoice } from '@/redux/apps/invoice/contract'
import { selectInvoiceView } from '@/redux/apps/invoice/viewSlice'
import { paths } from '../paths'
import { InvoiceContent } from '../shared/InvoiceContent'
import { isLocked } from '../shared/invoiceState'
import { StatusBadge } from '../shared/StatusBadge'
import type { InvoiceState } from '../shared/useInvoice'
import { useInvoice } from '../shared/useInvoice'
import { FormSkeleton } from './FormSkeleton'
import { LockedCard } from './LockedCard'
import { InvoiceForm } from './InvoiceForm'
import { valuesOf } from './invoiceForm'
import styles from '../invoice.module.scss'

/**
 * Waits for a fresh response: editing a cached invoice would overwrite newer changes.
 * Later responses do not replace the form that is open.
 */
function useInvoiceToEdit(): { state: InvoiceState; retry: () => void } {
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

function useTitle(state: InvoiceState): string {
  const { t } = useTranslation('invoice')
  if (state.status === 'ready') return t('form.editTitle', { number: `#${state.full.invoice.id}` })
  return t(state.status === 'missing' ? 'preview.missing.title' : 'form.edit')
}

function EditForm({ full }: { full: FullInvoice }) {
  const { invoice, details, paymentDetails } = full
  // Saving may lock the invoice; the form then navigates away itself.
  const [wasLocked] = useState(isLocked(invoice))
  if (wasLocked) return <LockedCard invoice={invoice} />
  return (
    <InvoiceForm
      start={valuesOf(full)}
      id={invoice.id}
      client={invoice.client}
      isDraft={invoice.invoiceStatus === 'Draft'}
      fixed={{ number: invoice.id, bank: paymentDetails, payments: details.payments }}
    />
  )
}

/** `/apps/invoice/edit/:id?`; default: the newest invoice. */
export function InvoiceEditPage() {
  const { state, retry } = useInvoiceToEdit()
  return (
    <div className={styles.appInvoice}>
      <PageHeader
        title={useTitle(state)}
        aside={state.status === 'ready' && <StatusBadge status={state.full.invoice.invoiceStatus} />}
      />
      <InvoiceContent state={state} onRetry={retry} skeleton={<FormSkeleton />} hrefOf={paths.invoiceEdit.href}>
        {({ full }) => <EditForm key={full.invoice.id} full={full} />}
      </InvoiceContent>
    </div>
  )
}
