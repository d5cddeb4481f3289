import { Badge } from '@core/components/Badge'
import { Picture } from '@core/components/Picture'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Product } from '@/redux/shell/cart/schema'
import { Price } from './Price'
import { productHref } from './productHref'
import { Stars } from './Stars'
import { StockNote } from './StockNote'

interface ProductCardProps {
  product: Product
  /** What can be done with it. */
  actions: ReactNode
  /** Whether there is room for what it is like. */
  isWide?: boolean
}

/** A product in a list of products. */
export function ProductCard({ product, actions, isWide = false }: ProductCardProps) {
  const { t } = useTranslation('ecommerce')
  const { name, brand, description, image, price, rating, stock, hasFreeShipping } = product
  const href = productHref(product)
  return (
    <article className="product-card">
      <Link className="product-card-picture" to={href} tabIndex={-1} aria-hidden="true">
        <Picture src={image} alt="" width="400" height="400" loading="lazy" />
      </Link>
      <div className="product-card-body">
        <div className="product-card-head">
          <Stars rating={rating} />
          <Price price={price} />
        </div>
        <h2 className="product-card-name">
          <Link to={href}>{name}</Link>
        </h2>
        <p className="product-card-brand">{t('product.by', { brand })}</p>
        {isWide && (
          <p className="product-card-text" dir="auto">
            {description}
          </p>
        )}
        <p className="product-card-notes">
          <StockNote stock={stock} />
          {hasFreeShipping && <Badge tone="info">{t('product.freeShipping')}</Badge>}
        </p>
      </div>
      <div className="product-card-actions">{actions}</div>
    </article>
  )
}
