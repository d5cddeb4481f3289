import { Badge } from '@core/components/Badge'
import { Picture } from '@core/components/Picture'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { pictureIn } from '@/redux/shell/cart/pictureIn'
import type { Product } from '@/redux/shell/cart/schema'
import { productHref } from './productHref'
import { Price, Stars, StockNote } from './ProductFacts'
import styles from '../ecommerce.module.scss'

interface ProductCardProps {
  product: Product
  /** Icon buttons on the picture. */
  tools: ReactNode
  /** Main button, as wide as the card. */
  action: ReactNode
  /** Also shows the description. */
  isWide?: boolean
}

export function ProductCard({ product, tools, action, isWide = false }: ProductCardProps) {
  const { t } = useTranslation('ecommerce')
  const { name, brand, description, image, colorOptions, price, rating, stock, hasFreeShipping } = product
  const href = productHref(product)
  return (
    <article className={styles.productCard}>
      <Link className={styles.productCardPicture} to={href} tabIndex={-1} aria-hidden="true">
        <Picture src={pictureIn(image, colorOptions[0])} alt="" width="400" height="400" loading="lazy" />
      </Link>
      <div className={styles.productCardBody}>
        <div className={styles.productCardHead}>
          <Stars rating={rating} />
          <Price price={price} />
        </div>
        <h2 className={styles.productCardName}>
          <Link to={href}>{name}</Link>
        </h2>
        <p className="text-muted text-sm">{t('product.by', { brand })}</p>
        {isWide && (
          <p className={styles.productCardText} dir="auto">
            {description}
          </p>
        )}
        <p className={styles.productCardNotes}>
          <StockNote stock={stock} />
          {hasFreeShipping && <Badge tone="info">{t('product.freeShipping')}</Badge>}
        </p>
      </div>
      <div className={styles.productCardAction}>{action}</div>
      <div className={styles.productCardTools}>{tools}</div>
    </article>
  )
}
