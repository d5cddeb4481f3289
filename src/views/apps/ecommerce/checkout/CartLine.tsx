import { useCan } from '@core/auth/useCan'
import { Button } from '@core/components/button/Button'
import { Badge } from '@core/components/Badge'
import { Stepper } from '@core/components/forms/Stepper'
import { Picture } from '@core/components/Picture'
import { dayFrom, dayTextOf } from '@core/zonedTime'
import { CircleAlert, Heart, Trash2 } from 'lucide-react'
import { useTransition } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { pictureIn } from '@/redux/shell/cart/pictureIn'
import type { CartProduct } from '@/redux/shell/cart/schema'
import { highestQtyOf } from '@/redux/shell/cart/schema'
import { toCents } from '@/redux/shell/cart/totals'
import { useCartActions } from '@/redux/shell/cart/useCartActions'
import { useFormat } from '@/utility/hooks/useFormat'
import { useNow } from '@/utility/hooks/useNow'
import { productHref } from '../shared/productHref'
import { useWish } from '../shared/useWish'
import styles from '../ecommerce.module.scss'

export function CartLine({ item }: { item: CartProduct }) {
  const { t } = useTranslation('ecommerce')
  const can = useCan()
  const format = useFormat()
  const now = useNow()
  const { change, remove } = useCartActions()
  const { fromCart, mayWish } = useWish()
  const [isMoving, startMove] = useTransition()
  const { id, name, brand, image, price, qty, stock, color, colorOptions, discountPercentage, shippingDate } = item
  const cents = toCents(price) * qty

  return (
    <li className={styles.cartLine}>
      <Picture src={pictureIn(image, color ?? colorOptions[0])} alt="" width="96" height="96" />
      <div className={styles.cartLineBody}>
        <Link className={styles.cartLineName} to={productHref(item, color)}>
          {name}
        </Link>
        <p className={styles.cartLineFacts}>
          <span>{t('product.by', { brand })}</span>
          {color && <span>{t('cart.inColor', { color: t(`color.${color}`) })}</span>}
        </p>
        <p className={styles.cartLineFacts}>
          <Badge tone="success">{t('cart.discount', { percent: format.rate(discountPercentage) })}</Badge>
          <span>{t('cart.arrives', { date: format.date(dayTextOf(dayFrom(now, shippingDate))) })}</span>
        </p>
        {qty > stock && (
          <p className="field-error" role="alert">
            <CircleAlert aria-hidden="true" />
            {t('cart.tooMany', { count: stock })}
          </p>
        )}
      </div>
      <p className={`${styles.cartLinePrice} tabular`}>{format.money(cents)}</p>
      <div className={styles.cartLineActions}>
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
        {mayWish && (
          <Button
            size="sm"
            variant="ghost"
            icon={<Heart aria-hidden="true" />}
            aria-label={t('cart.toWishlistOf', { product: name })}
            pending={isMoving}
            onClick={() => {
              startMove(() => fromCart(item))
            }}
          >
            <span>{t('cart.toWishlist')}</span>
          </Button>
        )}
        {can('delete', 'Ecommerce') && (
          <Button
            size="sm"
            variant="ghost"
            icon={<Trash2 aria-hidden="true" />}
            aria-label={t('cart.removeOf', { product: name })}
            onClick={() => void remove(item)}
          >
            <span>{t('cart.remove')}</span>
          </Button>
        )}
      </div>
    </li>
  )
}
