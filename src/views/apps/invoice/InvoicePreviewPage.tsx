import { Card } from '@core/components/Card'
import { ErrorState } from '@core/components/ErrorState'
import { PageHeader } from '@core/components/PageHeader'
import { StaleAlert } from '@core/components/StaleAlert'
import { useErrorText } from '@core/hooks/useErrorText'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { paths } from '@/navigation/paths'
import { PreviewBody } from './preview/PreviewBody'
import { PreviewSkeleton } from './preview/PreviewSkeleton'
import { InvoiceMissing } from './shared/InvoiceMissing'
import { StatusBadge } from './shared/StatusBadge'
import type { InvoiceState } from './shared/useInvoice'
import { useInvoice } from './shared/useInvoice'
import './invoice.scss'

function useTitle(state: InvoiceState): string {
  const { t } = useTranslation('invoice')
  if (state.status === 'ready') return t('preview.titled', { number: `#${state.full.invoice.id}` })
  return t(state.status === 'missing' ? 'preview.missing.title' : 'preview.title')
}

function Content({ state, onRetry }: { state: InvoiceState; onRetry: () => void }) {
  const { t } = useTranslation('invoice')
  const errorText = useErrorText()
  switch (state.status) {
    case 'ready':
      return (
        <>
          {state.failure && <StaleAlert title={t('preview.stale')} error={state.failure} onRetry={onRetry} />}
          <PreviewBody key={state.full.invoice.id} full={state.full} />
        </>
      )
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
      return <PreviewSkeleton />
    case 'redirect':
      return <Navigate to={paths.invoicePreview.href({ id: state.id })} replace />
  }
}

/** `/apps/invoice/preview/:id?`: an invoice as its client gets it, and what can be done with it. */
export function Component() {
  const { state, retry } = useInvoice()
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
