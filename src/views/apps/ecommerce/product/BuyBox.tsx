import { useCan } from '@core/auth/useCan'
import { Badge } from '@core/components/Badge'
import { Stepper } from '@core/components/forms/Stepper'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { useAppSelector } from '@/redux/app/hooks'
import type { Product, ProductColor } from '@/redux/shell/cart/schema'
import { highestQtyOf } from '@/redux/shell/cart/schema'
import { selectCartItems } from '@/redux/shell/cart/slice'
import { useCartActions } from '@/redux/shell/cart/useCartActions'
import { CompareButton } from '../compare/CompareButtons'
import { paths } from '../paths'
import { AddToCart } from '../shared/AddToCart'
import { WishButton } from '../shared/WishButton'
import { ColorChoice } from './ColorChoice'
import { ShareMenu } from './ShareMenu'
import { Price, Stars, StockNote } from '../shared/ProductFacts'
import styles from '../ecommerce.module.scss'

/** The color in the URL. The first color is the default, which the URL omits. */
function useColor({
  colorOptions,
}: Pick<Product, 'colorOptions'>): [ProductColor | undefined, (color: ProductColor) => void] {
  const [search, setSearch] = useSearchParams()
  const written = search.get('color')
  const chosen = colorOptions.find((color) => color === written) ?? colorOptions[0]
  return [
    chosen,
    (color) => {
      setSearch(color === colorOptions[0] ? {} : { color }, { replace: true, preventScrollReset: true })
    },
  ]
}

/** Quantity and color; those of the cart for a product in the cart. */
function useWanted(product: Product) {
  const { id, isInCart } = product
  const [wanted, setWanted] = useState(1)
  const [named, name] = useColor(product)
  const { change } = useCartActions()
  const item = useAppSelector(selectCartItems).find((candidate) => candidate.id === id)
  if (!isInCart || !item) return { qty: wanted, setQty: setWanted, color: named, setColor: name }
  return {
    qty: item.qty,
    setQty: (qty: number) => void change({ productId: id, qty }),
    color: item.color ?? named,
    setColor: (color: ProductColor) => void change({ productId: id, qty: item.qty, color }),
  }
}

export function BuyBox({ product }: { product: Product }) {
  const { t } = useTranslation('ecommerce')
  const can = useCan()
  const { qty, setQty, color, setColor } = useWanted(product)
  const { name, brand, description, price, rating, reviewCount, stock, hasFreeShipping, isInCart } = product
  const mayCount = can(isInCart ? 'update' : 'create', 'Ecommerce')

  return (
    <div className={styles.buyBox}>
      <p className={styles.buyBrand}>
        <Link to={paths.shop.href({}, { brand })}>{t('product.moreBy', { brand })}</Link>
      </p>
      <div className={styles.buyPrice}>
        <Price price={price} />
        <Stars rating={rating} />
        <span className="text-muted text-sm">{t('review.count', { count: reviewCount })}</span>
      </div>
      <p className={styles.productCardNotes}>
        <StockNote stock={stock} />
        {hasFreeShipping && <Badge tone="info">{t('product.freeShipping')}</Badge>}
      </p>
      <p className={styles.buyText} dir="auto">
        {description}
      </p>
      <ColorChoice options={product.colorOptions} value={color} onChange={setColor} />
      {stock > 0 && mayCount && (
        <div className={styles.buyQty}>
          <span className="field-label">{t('product.qty')}</span>
          <Stepper
            label={t('product.qty')}
            value={qty}
            max={highestQtyOf(product)}
            fewer={t('cart.fewer', { product: name })}
            more={t('cart.more', { product: name })}
            onChange={setQty}
          />
        </div>
      )}
      <div className={styles.buyActions}>
        <AddToCart product={product} qty={qty} color={color} />
        <WishButton product={product} />
        <CompareButton product={product} />
        <ShareMenu product={product} color={color} />
      </div>
    </div>
  )
}
