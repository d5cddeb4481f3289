import { Alert } from '@core/components/Alert'
import { Card } from '@core/components/Card'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { PageHeader } from '@core/components/PageHeader'
import { Skeleton } from '@core/components/Skeleton'
import { StaleAlert } from '@core/components/StaleAlert'
import { useMediaQuery } from '@core/hooks/useMediaQuery'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Invoice } from '@/redux/apps/invoice/schema'
import styles from './invoice.module.scss'
import { paths } from './paths'
import { HistoryCard } from './preview/HistoryCard'
import { InvoiceActions } from './preview/InvoiceActions'
import { InvoiceContent } from './shared/InvoiceContent'
import { InvoiceSheet } from './shared/InvoiceSheet'
import { toSheetInvoice } from './shared/sheetInvoice'
import { StatusBadge } from './shared/StatusBadge'
import type { InvoiceState } from './shared/useInvoice'
import { useInvoice } from './shared/useInvoice'
import { useIssuer } from './shared/useIssuer'
import { CurrencyContext } from './shared/useMoney'

function CreditNotice({ invoice: { creditOf, creditNoteId } }: { invoice: Invoice }) {
  const { t } = useTranslation('invoice')
  const other = creditOf ?? creditNoteId
  if (other === undefined) return null
  return (
    <Alert>
      <Link to={paths.invoicePreview.href({ id: other })}>
        {t(creditOf === undefined ? 'credit.takenBack' : 'credit.takesBack', { number: `#${other}` })}
      </Link>
    </Alert>
  )
}

function Lines({ count, width }: { count: number; width: string }) {
  return Array.from({ length: count }, (_, index) => <Skeleton key={index} width={width} />)
}

function PreviewSkeleton() {
  return (
    <LoadingRegion className={styles.invoiceColumns}>
      <Card className={styles.invoiceActions}>
        <div className={styles.invoiceButtons}>
          {Array.from({ length: 7 }, (_, index) => (
            <Skeleton key={index} shape="block" height="var(--ld-control)" />
          ))}
        </div>
      </Card>
      <Card className={styles.invoiceCard}>
        <div className="d-grid gap-3">
          <Skeleton width="12rem" height="1.75rem" />
          <Lines count={5} width="10rem" />
          <Skeleton shape="block" height="9rem" />
          <Skeleton shape="block" height="12rem" />
          <Lines count={4} width="14rem" />
        </div>
      </Card>
      <Card className={styles.invoiceHistory}>
        <div className="d-grid gap-3">
          <Lines count={6} width="80%" />
        </div>
      </Card>
    </LoadingRegion>
  )
}

function useTitle(state: InvoiceState): string {
  const { t } = useTranslation('invoice')
  if (state.status === 'ready') {
    const { id, creditOf } = state.full.invoice
    return t(creditOf === undefined ? 'preview.titled' : 'preview.creditTitled', { number: `#${id}` })
  }
  return t(state.status === 'missing' ? 'preview.missing.title' : 'preview.title')
}

/** `/apps/invoice/preview/:id?` */
export function InvoicePreviewPage() {
  const { t } = useTranslation('invoice')
  const { state, retry } = useInvoice()
  const { company } = useIssuer()
  const isNarrow = useMediaQuery('(width < 1100px)')
  const invoice = state.status === 'ready' ? state.full.invoice : null
  return (
    <div className={styles.appInvoice}>
      <PageHeader
        title={useTitle(state)}
        aside={invoice && <StatusBadge status={invoice.invoiceStatus} />}
        actions={isNarrow && invoice && <InvoiceActions key={invoice.id} invoice={invoice} isFolded />}
      />
      <InvoiceContent state={state} onRetry={retry} skeleton={<PreviewSkeleton />} hrefOf={paths.invoicePreview.href}>
        {({ full, failure }) => (
          <>
            {failure && <StaleAlert title={t('preview.stale')} error={failure} onRetry={retry} />}
            <CreditNotice invoice={full.invoice} />
            <CurrencyContext value={full.invoice.currency}>
              <div className={styles.invoiceColumns}>
                {!isNarrow && (
                  <Card className={styles.invoiceActions}>
                    <InvoiceActions key={full.invoice.id} invoice={full.invoice} />
                  </Card>
                )}
                <Card className={styles.invoiceCard}>
                  <InvoiceSheet invoice={toSheetInvoice(full, company)} />
                </Card>
                <HistoryCard key={full.invoice.id} full={full} />
              </div>
            </CurrencyContext>
          </>
        )}
      </InvoiceContent>
    </div>
  )
}
