import { useTranslation } from 'react-i18next'
import type { Totals } from '@/redux/shell/cart/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import styles from '../ecommerce.module.scss'

export function TotalsList({ totals }: { totals: Totals }) {
  const { t } = useTranslation('ecommerce')
  const format = useFormat()
  const { bag, discount, couponDiscount, delivery, tax, total } = totals
  const lines = [
    { key: 'bag', text: format.money(bag) },
    { key: 'discount', text: format.money(-discount) },
    ...(couponDiscount > 0 ? [{ key: 'coupon' as const, text: format.money(-couponDiscount) }] : []),
    { key: 'tax', text: format.money(tax) },
    { key: 'delivery', text: delivery === 0 ? t('totals.free') : format.money(delivery) },
    { key: 'total', text: format.money(total) },
  ] as const
  return (
    <dl className={styles.totals}>
      {lines.map(({ key, text }) => (
        <div key={key} className={`is-${key}`}>
          <dt>{t(`totals.${key}`)}</dt>
          <dd className="tabular">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
