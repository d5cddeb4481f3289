import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import type { Product } from '@/redux/shell/cart/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { Price, Stars, StockNote } from '../shared/ProductFacts'
import styles from '../ecommerce.module.scss'

interface Fact {
  readonly key: string
  readonly label: string
  readonly show: (product: Product) => ReactNode
  /** Compared to find differences. */
  readonly measure: (product: Product) => string | number | boolean
}

export function useFacts(): readonly Fact[] {
  const { t } = useTranslation('ecommerce')
  const format = useFormat()
  const colors = (product: Product) => format.list(product.colorOptions.map((color) => t(`color.${color}`)))
  return [
    {
      key: 'price',
      label: t('filter.price'),
      show: ({ price }) => <Price price={price} />,
      measure: ({ price }) => price,
    },
    {
      key: 'rating',
      label: t('filter.rating'),
      show: ({ rating, reviewCount }) => (
        <span className={styles.compareRating}>
          <Stars rating={rating} />
          <span className="text-muted text-sm">{t('review.count', { count: reviewCount })}</span>
        </span>
      ),
      measure: ({ rating }) => rating,
    },
    {
      key: 'stock',
      label: t('compare.availability'),
      show: ({ stock }) => <StockNote stock={stock} />,
      measure: ({ stock }) => stock === 0,
    },
    {
      key: 'delivery',
      label: t('totals.delivery'),
      show: ({ hasFreeShipping }) => t(hasFreeShipping ? 'product.freeShipping' : 'compare.paidShipping'),
      measure: ({ hasFreeShipping }) => hasFreeShipping,
    },
    { key: 'brand', label: t('filter.brand'), show: ({ brand }) => <bdi>{brand}</bdi>, measure: ({ brand }) => brand },
    {
      key: 'category',
      label: t('filter.category'),
      show: ({ category }) => t(`category.${category}`),
      measure: ({ category }) => category,
    },
    { key: 'color', label: t('compare.colors'), show: colors, measure: colors },
    {
      key: 'description',
      label: t('compare.description'),
      show: ({ description }) => <span dir="auto">{description}</span>,
      measure: ({ id }) => id,
    },
  ]
}
