import { IconButton } from '@core/components/button/IconButton'
import { toast } from '@core/toast/toast'
import { Minus, Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import type { CartProduct } from '@/redux/shell/cart/schema'
import { highestQty } from '@/redux/shell/cart/schema'
import { addToCart, changeQty, removeFromCart } from '@/redux/shell/cart/slice'
import { useFormat } from '@/utility/hooks/useFormat'

/** A product in the cart: how many, for how much, and the way out of it. */
export function CartRow({ item }: { item: CartProduct }) {
  const { id, name, image, price, qty } = item
  const { t } = useTranslation('shell')
  const dispatch = useAppDispatch()
  const format = useFormat()

  async function setQty(next: number) {
    const result = await dispatch(changeQty({ productId: id, qty: next }))
    if (changeQty.rejected.match(result)) toast.error(t('cart.failed'))
  }
  async function putBack() {
    const added = await dispatch(addToCart(id))
    if (addToCart.rejected.match(added)) toast.error(t('cart.failed'))
    else if (qty > 1) await setQty(qty)
  }
  async function remove() {
    const result = await dispatch(removeFromCart(id))
    if (removeFromCart.rejected.match(result)) toast.error(t('cart.failed'))
    else toast.success(t('cart.removed', { product: name }), { undo: () => void putBack() })
  }

  return (
    <li className="cart-row">
      <img src={image} alt="" width="48" height="48" loading="lazy" />
      <div className="cart-row-body">
        <span className="cart-row-name">{name}</span>
        <span className="stepper" role="group" aria-label={t('cart.qtyOf', { product: name })}>
          <IconButton
            size="sm"
            label={t('cart.fewer', { product: name })}
            icon={<Minus aria-hidden="true" />}
            disabled={qty <= 1}
            onClick={() => void setQty(qty - 1)}
          />
          <output className="tabular">{format.number(qty)}</output>
          <IconButton
            size="sm"
            label={t('cart.more', { product: name })}
            icon={<Plus aria-hidden="true" />}
            disabled={qty >= highestQty}
            onClick={() => void setQty(qty + 1)}
          />
        </span>
      </div>
      <div className="cart-row-end">
        <IconButton
          size="sm"
          label={t('cart.remove', { product: name })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => void remove()}
        />
        <span className="cart-row-price tabular">{format.money(Math.round(price * 100) * qty)}</span>
      </div>
    </li>
  )
}
