import { cx } from '@core/components/cx'
import { useTranslation } from 'react-i18next'
import type { Product } from '@/redux/shell/cart/schema'
import styles from '../ecommerce.module.scss'

/** From how few pieces on the shop says how many are left. */
const fewPieces = 10

/** Whether a product can be had, and how many there are when they are few. */
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
