import { PageHeader } from '@core/components/PageHeader'
import { StaleAlert } from '@core/components/StaleAlert'
import { useTranslation } from 'react-i18next'
import { paths } from './paths'
import { CreditNotice } from './preview/CreditNotice'
import { PreviewBody } from './preview/PreviewBody'
import { PreviewSkeleton } from './preview/PreviewSkeleton'
import { InvoiceContent } from './shared/InvoiceContent'
import { StatusBadge } from './shared/StatusBadge'
import type { InvoiceState } from './shared/useInvoice'
import { useInvoice } from './shared/useInvoice'
import styles from './invoice.module.scss'

function useTitle(state: InvoiceState): string {
  const { t } = useTranslation('invoice')
  if (state.status === 'ready') {
    const { id, creditOf } = state.full.invoice
    return t(creditOf === undefined ? 'preview.titled' : 'preview.creditTitled', { number: `#${id}` })
  }
  return t(state.status === 'missing' ? 'preview.missing.title' : 'preview.title')
}

/** `/apps/invoice/preview/:id?`: an invoice as its client gets it, and what can be done with it. */
export function Component() {
  const { t } = useTranslation('invoice')
  const { state, retry } = useInvoice()
  return (
    <div className={styles.appInvoice}>
      <PageHeader
        title={useTitle(state)}
        aside={state.status === 'ready' && <StatusBadge status={state.full.invoice.invoiceStatus} />}
      />
      <InvoiceContent state={state} onRetry={retry} skeleton={<PreviewSkeleton />} hrefOf={paths.invoicePreview.href}>
        {({ full, failure }) => (
          <>
            {failure && <StaleAlert title={t('preview.stale')} error={failure} onRetry={retry} />}
            <CreditNotice invoice={full.invoice} />
            <PreviewBody key={full.invoice.id} full={full} />
          </>
        )}
      </InvoiceContent>
    </div>
  )
}
