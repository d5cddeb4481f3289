import { useMay } from '@core/auth/useMay'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import { removeReview, restoreReview } from '@/redux/apps/ecommerce/reviewSlice'
import type { Product } from '@/redux/shell/cart/schema'

/** What one can do with one's own review of a product. */
export function useOwnReview({ id, name }: Product) {
  const { t } = useTranslation('ecommerce')
  const { write } = useWrite()
  const may = useMay()

  async function remove() {
    await write(removeReview, id, {
      done: t('review.removed', { product: name }),
      undo: () => write(restoreReview, id, { done: t('review.restored', { product: name }) }),
    })
  }

  return { remove, mayWrite: may('create', 'Ecommerce'), mayRemove: may('delete', 'Ecommerce') }
}
