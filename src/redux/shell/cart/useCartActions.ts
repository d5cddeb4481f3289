import { useTranslation } from 'react-i18next'
import { useWrite } from '../../app/useWrite'
import type { CartAddition, CartProduct, QtyChange } from './schema'
import { addToCart, changeQty, removeFromCart } from './slice'

/** Cart actions with error toasts. Removing a product offers Undo. */
export function useCartActions() {
  const { t } = useTranslation('shell')
  const { write, isPending } = useWrite()
  const failed = t('cart.failed')

  async function add(addition: CartAddition): Promise<boolean> {
    return (await write(addToCart, addition, { failed })) !== null
  }

  async function change(wanted: QtyChange) {
    await write(changeQty, wanted, { failed })
  }

  async function remove({ id: productId, name, qty, color }: Pick<CartProduct, 'id' | 'name' | 'qty' | 'color'>) {
    await write(removeFromCart, productId, {
      failed,
      success: t('cart.removed', { product: name }),
      undo: () => add({ productId, qty, ...(color && { color }) }),
    })
  }

  return { add, change, remove, isPending }
}
