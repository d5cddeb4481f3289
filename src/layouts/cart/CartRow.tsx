import { useCan } from '@core/auth/useCan'
import { IconButton } from '@core/components/button/IconButton'
import { Stepper } from '@core/components/forms/Stepper'
import { Picture } from '@core/components/Picture'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { pictureIn } from '@/redux/shell/cart/pictureIn'
import type { CartProduct } from '@/redux/shell/cart/schema'
import { highestQtyOf } from '@/redux/shell/cart/schema'
import { toCents } from '@/redux/shell/cart/totals'
import { useCartActions } from '@/redux/shell/cart/useCartActions'
import { useFormat } from '@/utility/hooks/useFormat'

export function CartRow({ item }: { item: CartProduct }) {
  const { id, name, image, price, qty, color, colorOptions } = item
  const { t } = useTranslation('shell')
  const { change, remove } = useCartActions()
  const format = useFormat()
  const can = useCan()

  return (
    <li className="cart-row">
      <Picture src={pictureIn(image, color ?? colorOptions[0])} alt="" width="48" height="48" loading="lazy" />
      <div className="cart-row-body">
        <span className="cart-row-name">{name}</span>
        {color && <span className="text-muted text-sm">{t(`cart.color.${color}`)}</span>}
        {can('update', 'Ecommerce') && (
          <Stepper
            label={t('cart.qtyOf', { product: name })}
            value={qty}
            max={highestQtyOf(item)}
            fewer={t('cart.fewer', { product: name })}
            more={t('cart.more', { product: name })}
            onChange={(next) => void change({ productId: id, qty: next })}
          />
        )}
      </div>
      <div className="d-flex flex-column align-items-end justify-content-between">
        {can('delete', 'Ecommerce') && (
          <IconButton
            size="sm"
            label={t('cart.remove', { product: name })}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => void remove(item)}
          />
        )}
        <span className="cart-row-price tabular">{format.money(toCents(price) * qty)}</span>
      </div>
    </li>
  )
}
