import { Badge } from '@core/components/Badge'
import { useTranslation } from 'react-i18next'
import type { InvoiceStatus } from '@/redux/shell/invoices/schema'
import { statusTones } from './invoiceLabels'

export function StatusBadge({ status }: { status: InvoiceStatus }) {
  const { t } = useTranslation('invoice')
  return (
    <Badge tone={statusTones[status]} hasDot>
      {t(`invoiceStatus.${status}`)}
    </Badge>
  )
}
