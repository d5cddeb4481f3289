import { Card } from '@core/components/Card'
import { useState } from 'react'
import type { FullInvoice } from '@/redux/apps/invoice/contract'
import { InvoiceDownload } from '../pdf/InvoiceDownload'
import { InvoiceSheet } from '../shared/InvoiceSheet'
import { SendDrawer } from '../shared/SendDrawer'
import { toSheetInvoice } from '../shared/sheetInvoice'
import { useIssuer } from '../shared/useIssuer'
import { HistoryCard } from './HistoryCard'
import { InvoiceActions } from './InvoiceActions'
import { PaymentDrawer } from './PaymentDrawer'
import { CurrencyContext } from '../shared/useMoney'
import styles from '../invoice.module.scss'

export function PreviewBody({ full }: { full: FullInvoice }) {
  const [drawer, setDrawer] = useState<null | 'send' | 'pay'>(null)
  const [isDownloading, setIsDownloading] = useState(false)
  const { invoice } = full
  const { company } = useIssuer()

  function closeDrawer() {
    setDrawer(null)
  }

  return (
    <CurrencyContext value={invoice.currency}>
      <div className={styles.invoiceColumns}>
        <InvoiceActions
          invoice={invoice}
          isDownloading={isDownloading}
          onSend={() => {
            setDrawer('send')
          }}
          onDownload={() => {
            setIsDownloading(true)
          }}
          onPay={() => {
            setDrawer('pay')
          }}
        />
        <Card className={styles.invoiceCard}>
          <InvoiceSheet invoice={toSheetInvoice(full, company)} />
        </Card>
        <HistoryCard full={full} />
        {drawer === 'send' && <SendDrawer invoice={invoice} onClose={closeDrawer} />}
        {drawer === 'pay' && <PaymentDrawer invoice={invoice} onClose={closeDrawer} />}
        {isDownloading && (
          <InvoiceDownload
            id={invoice.id}
            onDone={() => {
              setIsDownloading(false)
            }}
            onRetry={() => {
              setIsDownloading(true)
            }}
          />
        )}
      </div>
    </CurrencyContext>
  )
}
