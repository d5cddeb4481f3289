import { Badge } from '@core/components/Badge'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { balanceOf } from './amounts'
import { Money } from './Money'

/** What is still open, or that it is paid. */
export function BalanceBadge({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoice')
  const cents = balanceOf(invoice)
  return cents === 0 ? <Badge tone="success">{t('status.paid')}</Badge> : <Money cents={cents} />
}
