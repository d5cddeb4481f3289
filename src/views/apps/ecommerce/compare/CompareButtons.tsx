import { IconButton } from '@core/components/button/IconButton'
import { Scale, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Product } from '@/redux/shell/cart/schema'
import { useComparison } from './useComparison'
import styles from '../ecommerce.module.scss'

export function CompareButton({ product }: { product: Product }) {
  const { t } = useTranslation('ecommerce')
  const { products, toggle, mayCompare } = useComparison()
  if (!mayCompare) return null
  return (
    <IconButton
      className={styles.compareButton}
      variant="outline-secondary"
      label={t('compare.toggle', { product: product.name })}
      icon={<Scale aria-hidden="true" />}
      aria-pressed={products.some(({ id }) => id === product.id)}
      onClick={() => void toggle(product)}
    />
  )
}

export function RemoveButton({ product }: { product: Product }) {
  const { t } = useTranslation('ecommerce')
  const { remove, mayCompare } = useComparison()
  return (
    mayCompare && (
      <IconButton
        size="sm"
        label={t('compare.remove', { product: product.name })}
        icon={<X aria-hidden="true" />}
        onClick={() => void remove(product)}
      />
    )
  )
}
