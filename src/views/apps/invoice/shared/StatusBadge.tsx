import { Badge } from '@core/components/Badge'
import { useTranslation } from 'react-i18next'
import type { InvoiceStatus } from '@/redux/shell/invoices/schema'
import { statusLooks } from './invoiceLabels'

/** How an invoice stands, in a word. */
export function StatusBadge({ status }: { status: InvoiceStatus }) {
  const { t } = useTranslation('invoice')
  const { key, tone } = statusLooks[status]
  return (
    <Badge tone={tone} hasDot>
      {t(`status.${key}`)}
    </Badge>
  )
}
