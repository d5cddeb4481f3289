import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '../../app/hooks'
import type { CartAddition, CartProduct, QtyChange } from './schema'
import { addToCart, changeQty, removeFromCart } from './slice'

/** What can be done to the cart, wherever it is shown. What fails says so; a product that was removed can be put back. */
export function useCartActions() {
  const { t } = useTranslation('shell')
  const dispatch = useAppDispatch()

  /** @returns whether it is in the cart */
  async function add(addition: CartAddition): Promise<boolean> {
    const result = await dispatch(addToCart(addition))
    if (addToCart.fulfilled.match(result)) return true
    toast.error(t('cart.failed'), { retry: () => void add(addition) })
    return false
  }

  async function change(wanted: QtyChange) {
    const result = await dispatch(changeQty(wanted))
    if (changeQty.rejected.match(result)) toast.error(t('cart.failed'), { retry: () => void change(wanted) })
  }

  async function remove(item: Pick<CartProduct, 'id' | 'name' | 'qty' | 'color'>) {
    const { id: productId, name, qty, color } = item
    const result = await dispatch(removeFromCart(productId))
    if (removeFromCart.rejected.match(result)) toast.error(t('cart.failed'), { retry: () => void remove(item) })
    else {
      toast.success(t('cart.removed', { product: name }), {
        undo: () => void add({ productId, qty, ...(color && { color }) }),
      })
    }
  }

  return { add, change, remove }
}
