import { Card } from '@core/components/Card'
import { ErrorState } from '@core/components/ErrorState'
import { PageHeader } from '@core/components/PageHeader'
import { useErrorText } from '@core/hooks/useErrorText'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { paths } from '@/navigation/paths'
import type { FullInvoice } from '@/redux/apps/invoice/contract'
import { InvoiceMissing } from '../shared/InvoiceMissing'
import { StatusBadge } from '../shared/StatusBadge'
import type { InvoiceState } from '../shared/useInvoice'
import { FormSkeleton } from './FormSkeleton'
import { InvoiceForm } from './InvoiceForm'
import { valuesOf } from './invoiceForm'
import { useInvoiceToEdit } from './useInvoiceToEdit'
import '../invoice.scss'
import './invoice-form.scss'

function useTitle(state: InvoiceState): string {
  const { t } = useTranslation('invoice')
  if (state.status === 'ready') return t('form.editTitle', { number: `#${state.full.invoice.id}` })
  return t(state.status === 'missing' ? 'preview.missing.title' : 'form.edit')
}

function EditForm({ full }: { full: FullInvoice }) {
  const { invoice, details, paymentDetails } = full
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

function Content({ state, onRetry }: { state: InvoiceState; onRetry: () => void }) {
  const { t } = useTranslation('invoice')
  const errorText = useErrorText()
  switch (state.status) {
    case 'ready':
      return <EditForm key={state.full.invoice.id} full={state.full} />
    case 'missing':
      return <InvoiceMissing />
    case 'failed':
      return (
        <Card>
          <ErrorState
            title={t('preview.failed')}
            text={errorText(state.error)}
            onRetry={onRetry}
            isPending={state.isRetrying}
          />
        </Card>
      )
    case 'loading':
      return <FormSkeleton />
    case 'redirect':
      return <Navigate to={paths.invoiceEdit.href({ id: state.id })} replace />
  }
}

/** `/apps/invoice/edit/:id?`: an invoice that there is; without a number, the newest. */
export function Component() {
  const { state, retry } = useInvoiceToEdit()
  return (
    <div className="app-invoice">
      <PageHeader
        title={useTitle(state)}
        aside={state.status === 'ready' && <StatusBadge status={state.full.invoice.invoiceStatus} />}
      />
      <Content state={state} onRetry={retry} />
    </div>
  )
}
