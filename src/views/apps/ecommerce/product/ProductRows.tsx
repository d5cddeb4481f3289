import { Card } from '@core/components/Card'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { ProductListQuery } from '@/redux/apps/ecommerce/contract'
import { fetchRelated, selectRecent, selectRelated } from '@/redux/apps/ecommerce/slice'
import type { Product } from '@/redux/shell/cart/schema'
import { ProductRow } from './ProductRow'

const catalogue: ProductListQuery = { perPage: 100 }
const relatedCount = 10

/** Similarity: category counts more than brand, brand more than rating. */
function nearness(one: Product, { category, brand }: Product): number {
  return (one.category === category ? 20 : 0) + (one.brand === brand ? 10 : 0) + one.rating
}

/** Related and recently viewed products. On failure or without products, renders nothing. */
export function ProductRows({ product }: { product: Product }) {
  const { t } = useTranslation('ecommerce')
  useRequest(fetchRelated, catalogue)
  const { data, request } = useAppSelector(selectRelated)
  const recent = useAppSelector(selectRecent)
  const isOther = ({ id }: Product) => id !== product.id
  const related = (data?.products ?? [])
    .filter(isOther)
    .toSorted((a, b) => nearness(b, product) - nearness(a, product))
    .slice(0, relatedCount)
  const before = recent.filter(isOther)
  return (
    <>
      {!data && request.status !== 'failed' && (
        <Card title={t('product.related')}>
          <LoadingRegion>
            <Skeleton shape="block" height="17rem" />
          </LoadingRegion>
        </Card>
      )}
      {related.length > 0 && <ProductRow title={t('product.related')} products={related} />}
      {before.length > 0 && <ProductRow title={t('product.recent')} products={before} />}
    </>
  )
}
