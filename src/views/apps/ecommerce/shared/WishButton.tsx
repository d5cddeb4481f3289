import { IconButton } from '@core/components/button/IconButton'
import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Product } from '@/redux/shell/cart/schema'
import { useWish } from './useWish'
import styles from '../ecommerce.module.scss'

export function WishButton({ product }: { product: Product }) {
  const { t } = useTranslation('ecommerce')
  const { add, remove, mayWish } = useWish()
  if (!mayWish) return null
  return (
    <IconButton
      className={styles.wishButton}
      variant="outline-secondary"
      label={t('wish.toggle', { product: product.name })}
      icon={<Heart aria-hidden="true" />}
      aria-pressed={product.isInWishlist}
      onClick={() => void (product.isInWishlist ? remove(product) : add(product))}
    />
  )
}
