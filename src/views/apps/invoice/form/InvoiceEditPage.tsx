import { PageHeader } from '@core/components/PageHeader'
import { useTranslation } from 'react-i18next'
import type { FullInvoice } from '@/redux/apps/invoice/contract'
import { paths } from '../paths'
import { InvoiceContent } from '../shared/InvoiceContent'
import { StatusBadge } from '../shared/StatusBadge'
import type { InvoiceState } from '../shared/useInvoice'
import { FormSkeleton } from './FormSkeleton'
import { InvoiceForm } from './InvoiceForm'
import { valuesOf } from './invoiceForm'
import { useInvoiceToEdit } from './useInvoiceToEdit'
import styles from '../invoice.module.scss'

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

/** `/apps/invoice/edit/:id?`: an invoice that there is; without a number, the newest. */
export function Component() {
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
