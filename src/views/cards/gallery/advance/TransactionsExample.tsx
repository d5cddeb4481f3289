import { Card } from '@core/components/Card'
import { CreditCard, Landmark, ShoppingBag, Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import styles from '../gallery.module.scss'

const rows = [
  { key: 'wallet', cents: -7400, Icon: Wallet },
  { key: 'transfer', cents: 48_000, Icon: Landmark },
  { key: 'card', cents: -12_850, Icon: CreditCard },
  { key: 'refund', cents: 9800, Icon: ShoppingBag },
] as const

/** The sign carries the meaning; the color only repeats it. */
export function TransactionsExample() {
  const { t } = useTranslation('cards')
  const format = useFormat()
  return (
    <Card title={t('transactions.title')}>
      <ul className="figure-list">
        {rows.map(({ key, cents, Icon }) => (
          <li key={key} className={cents > 0 ? 'tone-success' : 'tone-neutral'}>
            <span className="figure-icon">
              <Icon aria-hidden="true" />
            </span>
            <span className="figure-name">{t(`transactions.${key}`)}</span>
            <span className={`figure-value ${styles.transactionAmount}`}>{format.money(cents)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
