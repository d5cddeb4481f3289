import { Card } from '@core/components/Card'
import { ErrorState } from '@core/components/ErrorState'
import { useErrorText } from '@core/hooks/useErrorText'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { paths } from '../paths'
import type { InvoiceState } from './useInvoice'
import { MissingCard } from '@/views/shared/MissingCard'

function InvoiceNotFound() {
  const { t } = useTranslation('invoice')
  return (
    <MissingCard
      title={t('preview.missing.what')}
      text={t('preview.missing.text')}
      to={paths.invoiceList.href()}
      linkText={t('preview.missing.back')}
    />
  )
}

interface InvoiceContentProps {
  state: InvoiceState
  onRetry: () => void
  skeleton: ReactNode
  hrefOf: (params: { id: number }) => string
  children: (ready: Extract<InvoiceState, { status: 'ready' }>) => ReactNode
}

export function InvoiceContent({ state, onRetry, skeleton, hrefOf, children }: InvoiceContentProps) {
  const { t } = useTranslation('invoice')
  const errorText = useErrorText()
  switch (state.status) {
    case 'ready':
      return children(state)
    case 'missing':
      return <InvoiceNotFound />
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
      return skeleton
    case 'redirect':
      return <Navigate to={hrefOf({ id: state.id })} replace />
  }
}
