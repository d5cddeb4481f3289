import { useCan } from '@core/auth/useCan'
import { Badge } from '@core/components/Badge'
import { Stepper } from '@core/components/forms/Stepper'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Product } from '@/redux/shell/cart/schema'
import { highestQtyOf } from '@/redux/shell/cart/schema'
import { CompareButton } from '../compare/CompareButtons'
import { paths } from '../paths'
import { AddToCart } from '../shared/AddToCart'
import { WishButton } from '../shared/WishButton'
import { ColorChoice } from './ColorChoice'
import { ShareMenu } from './ShareMenu'
import type { Wanted } from './useWanted'
import { Price, Stars, StockNote } from '../shared/ProductFacts'
import styles from '../ecommerce.module.scss'

export function BuyBox({ product, wanted }: { product: Product; wanted: Wanted }) {
  const { t } = useTranslation('ecommerce')
  const can = useCan()
  const { qty, setQty, color, setColor } = wanted
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
      <div className={styles.buyChoices}>
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
      </div>
      <div className={styles.buyActions}>
        <AddToCart product={product} qty={qty} color={color} />
        <WishButton product={product} />
        <CompareButton product={product} />
        <ShareMenu product={product} color={color} />
      </div>
    </div>
  )
}
