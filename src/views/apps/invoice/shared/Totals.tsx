import { cx } from '@core/components/cx'
import { useTranslation } from 'react-i18next'
import type { Amounts } from '@/utility/money'
import { Money } from './Money'
import styles from './invoice-sheet.module.scss'

export interface TotalsProps {
  amounts: Amounts
  /** In cents. Without it, the balance is not shown. */
  paid?: number
}

export function Totals({ amounts: { subtotal, discount, tax, total }, paid }: TotalsProps) {
  const { t } = useTranslation('invoice')
  const isReduced = discount !== 0 || tax !== 0
  const rows = [
    ...(isReduced ? [{ key: 'subtotal', label: t('field.subtotal'), cents: subtotal }] : []),
    ...(discount !== 0 ? [{ key: 'discount', label: t('field.discount'), cents: -discount }] : []),
    ...(tax !== 0 ? [{ key: 'tax', label: t('field.tax'), cents: tax }] : []),
    { key: 'total', label: t('field.total'), cents: total, isStrong: true },
    ...(paid !== undefined && paid > 0
      ? [
          { key: 'paid', label: t('field.paid'), cents: -paid },
          { key: 'balance', label: t('field.balance'), cents: total - paid, isStrong: true },
        ]
      : []),
  ]
  return (
    <dl className={styles.sheetTotals}>
      {rows.map(({ key, label, cents, isStrong = false }) => (
        <div key={key} className={cx(isStrong && styles.sheetTotal)}>
          <dt>{label}</dt>
          <dd>
            <Money cents={cents} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
