import { IconButton } from '@core/components/button/IconButton'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Product } from '@/redux/shell/cart/schema'
import { useComparison } from './useComparison'

/** Takes a product out of the comparison, for those who may. */
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
