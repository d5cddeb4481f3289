import { useMay } from '@core/auth/useMay'
import { announce } from '@core/components/announce'
import type { ApiError } from '@core/api/errors'
import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { addToComparison, removeFromComparison, selectComparison } from '@/redux/apps/ecommerce/comparisonSlice'
import { comparedAtMost } from '@/redux/apps/ecommerce/schema'
import type { Product } from '@/redux/shell/cart/schema'

/** The products that are held against each other, and the ways to change which. */
export function useComparison() {
  const { t } = useTranslation('ecommerce')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const may = useMay()
  const { data } = useAppSelector(selectComparison)
  const products = data?.products ?? []

  function sayFailure(error: ApiError | undefined, retry: () => Promise<unknown>) {
    if (error) toast.error(errorText(error), { retry: () => void retry() })
  }

  async function add(product: Product) {
    const result = await dispatch(addToComparison(product))
    if (addToComparison.fulfilled.match(result)) announce(t('compare.added', { product: product.name }))
    else sayFailure(result.payload, () => add(product))
  }

  async function remove(product: Product) {
    const result = await dispatch(removeFromComparison(product.id))
    if (removeFromComparison.fulfilled.match(result)) {
      toast.success(t('compare.removed', { product: product.name }), { undo: () => void add(product) })
    } else sayFailure(result.payload, () => remove(product))
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
    /** A choice goes both ways: who may not take things out again is not shown it. */
    mayCompare: may('create', 'Ecommerce') && may('delete', 'Ecommerce'),
  }
}
