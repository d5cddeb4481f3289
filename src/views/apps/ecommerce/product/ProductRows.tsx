import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { ProductListQuery } from '@/redux/apps/ecommerce/contract'
import { fetchRelated, selectRecent, selectRelated } from '@/redux/apps/ecommerce/slice'
import type { Product } from '@/redux/shell/cart/schema'
import { ProductRow } from './ProductRow'

/** What goes with a product, and what was looked at before it. Where there is none of either, nothing is missed. */
export function ProductRows({ product }: { product: Product }) {
  const { t } = useTranslation('ecommerce')
  const query = useMemo<ProductListQuery>(() => ({ category: [product.category], perPage: 12 }), [product.category])
  useRequest(fetchRelated, query)
  const { data } = useAppSelector(selectRelated)
  const recent = useAppSelector(selectRecent)
  const isOther = ({ id }: Product) => id !== product.id
  const related = (data?.products ?? []).filter((one) => one.category === product.category && isOther(one))
  const before = recent.filter(isOther)
  return (
    <>
      {related.length > 0 && <ProductRow title={t('product.related')} products={related} />}
      {before.length > 0 && <ProductRow title={t('product.recent')} products={before} />}
    </>
  )
}
