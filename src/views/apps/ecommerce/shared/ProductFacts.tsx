import { cx } from '@core/components/cx'
import { Stars as KitStars } from '@core/components/rating/Stars'
import { useTranslation } from 'react-i18next'
import type { Product } from '@/redux/shell/cart/schema'
import { toCents } from '@/redux/shell/cart/totals'
import { useFormat } from '@/utility/hooks/useFormat'
import styles from '../ecommerce.module.scss'

export function Price({ price }: { price: number }) {
  const format = useFormat()
  return <span className={`${styles.price} tabular`}>{format.money(toCents(price))}</span>
}

export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation('ecommerce')
  return <KitStars value={rating} label={t('product.rated', { rating })} />
}

/** Up to this stock, the shop shows the number of pieces left. */
const fewPieces = 10

export function StockNote({ stock }: Pick<Product, 'stock'>) {
  const { t } = useTranslation('ecommerce')
  const tone = stock === 0 ? 'danger' : stock <= fewPieces ? 'warning' : 'success'
  return (
    <span className={cx(styles.stockNote, `tone-${tone}`)}>
      {stock === 0
        ? t('product.soldOut')
        : stock <= fewPieces
          ? t('product.left', { count: stock })
          : t('product.inStock')}
    </span>
  )
}
