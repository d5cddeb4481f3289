import { useMay } from '@core/auth/useMay'
import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import { removeReview, restoreReview } from '@/redux/apps/ecommerce/reviewSlice'
import type { Product } from '@/redux/shell/cart/schema'

/** What one can do with one's own review of a product. */
export function useOwnReview({ id, name }: Product) {
  const { t } = useTranslation('ecommerce')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const may = useMay()

  async function restore() {
    const result = await dispatch(restoreReview(id))
    if (restoreReview.fulfilled.match(result)) toast.info(t('review.restored', { product: name }))
    else if (result.payload) toast.error(errorText(result.payload), { retry: () => void restore() })
  }

  async function remove() {
    const result = await dispatch(removeReview(id))
    if (removeReview.fulfilled.match(result)) {
      toast.success(t('review.removed', { product: name }), { undo: () => void restore() })
    } else if (result.payload) toast.error(errorText(result.payload), { retry: () => void remove() })
  }

  return { remove, mayWrite: may('create', 'Ecommerce'), mayRemove: may('delete', 'Ecommerce') }
}
