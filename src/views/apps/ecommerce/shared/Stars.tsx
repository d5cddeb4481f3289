import { cx } from '@core/components/cx'
import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from '../ecommerce.module.scss'

const places = [1, 2, 3, 4, 5] as const

/** How well a product is rated, in stars and in words. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation('ecommerce')
  return (
    <span className={styles.stars} role="img" aria-label={t('product.rated', { rating })}>
      {places.map((place) => (
        <Star key={place} className={cx(place <= Math.round(rating) && 'is-filled')} aria-hidden="true" />
      ))}
    </span>
  )
}
