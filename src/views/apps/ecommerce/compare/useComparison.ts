import { useCan } from '@core/auth/useCan'
import { announce } from '@core/components/announce'
import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { useWrite } from '@/redux/app/useWrite'
import { addToComparison, removeFromComparison, selectComparison } from '@/redux/apps/ecommerce/comparisonSlice'
import { comparedAtMost } from '@/redux/apps/ecommerce/schema'
import type { Product } from '@/redux/shell/cart/schema'

export function useComparison() {
  const { t } = useTranslation('ecommerce')
  const { write } = useWrite()
  const can = useCan()
  const { data } = useAppSelector(selectComparison)
  const products = data?.products ?? []

  async function add(product: Product) {
    if (await write(addToComparison, product)) announce(t('compare.added', { product: product.name }))
  }

  async function remove(product: Product) {
    await write(removeFromComparison, product.id, {
      success: t('compare.removed', { product: product.name }),
      undo: () => add(product),
    })
  }

  async function toggle(product: Product) {
    if (products.some(({ id }) => id === product.id)) await remove(product)
    else if (products.length < comparedAtMost) await add(product)
    else toast.info(t('compare.full', { count: comparedAtMost }))
  }

  return {
    products,
    remove,
    toggle,
    /** A toggle requires both rights. */
    mayCompare: can('create', 'Ecommerce') && can('delete', 'Ecommerce'),
  }
}
