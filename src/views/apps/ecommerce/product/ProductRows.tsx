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

/** How much one product has to do with another: the same kind says more than the same brand, and that more than stars. */
function nearness(one: Product, { category, brand }: Product): number {
  return (one.category === category ? 20 : 0) + (one.brand === brand ? 10 : 0) + one.rating
}

/** What goes with a product, and what was looked at before it. Where there is none of either, nothing is missed. */
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
