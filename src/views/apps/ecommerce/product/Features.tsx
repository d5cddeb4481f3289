import { BadgeCheck, RotateCcw, ShieldCheck, Truck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Product } from '@/redux/shell/cart/schema'
import { delivery } from '@/redux/shell/cart/totals'
import { useFormat } from '@/utility/hooks/useFormat'
import styles from '../ecommerce.module.scss'

const features = [
  { key: 'delivery', icon: <Truck className="flip-rtl" aria-hidden="true" /> },
  { key: 'returns', icon: <RotateCcw aria-hidden="true" /> },
  { key: 'warranty', icon: <ShieldCheck aria-hidden="true" /> },
  { key: 'original', icon: <BadgeCheck aria-hidden="true" /> },
] as const

export function Features({ product: { hasFreeShipping } }: { product: Product }) {
  const { t } = useTranslation('ecommerce')
  const format = useFormat()
  const [price, from] = [format.money(delivery.price), format.money(delivery.freeFrom)]
  return (
    <ul className={styles.features} aria-label={t('feature.label')}>
      {features.map(({ key, icon }) => (
        <li key={key}>
          {icon}
          <div>
            <p className="fw-semibold">{t(`feature.${key}`)}</p>
            <p className="text-muted text-sm">
              {key === 'delivery' && hasFreeShipping
                ? t('feature.deliveryFree')
                : t(`feature.${key}Text`, { price, from })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
