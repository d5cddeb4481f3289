import { useMemo } from 'react'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { ProductListQuery } from '@/redux/apps/ecommerce/contract'
import { fetchFilters, fetchProducts, selectFilters, selectProducts } from '@/redux/apps/ecommerce/slice'
import { categories } from '@/redux/shell/cart/schema'
import type { ListParamsRules } from '@/views/shared/list/useListParams'
import { useListParams, usePageInRange } from '@/views/shared/list/useListParams'

type ShopFilter = 'sortBy' | 'view' | 'category' | 'brand' | 'rating' | 'minPrice' | 'maxPrice'

const oneCategory = categories.join('|')

const rules: ListParamsRules<'place', ShopFilter> = {
  columns: ['place'],
  defaultColumn: 'place',
  filters: {
    sortBy: ['price-asc', 'price-desc'],
    view: ['list'],
    category: new RegExp(`^(${oneCategory})(,(${oneCategory}))*$`),
    brand: /^.{1,400}$/,
    rating: ['2', '3', '4', '5'],
    minPrice: /^\d{1,6}$/,
    maxPrice: /^\d{1,6}$/,
  },
  pageSizes: [9, 18, 27],
}

export const shopPageSizes = rules.pageSizes

export const noFilters = { category: '', brand: '', rating: '', minPrice: '', maxPrice: '' } as const

const listed = (text: string) => (text === '' ? [] : text.split(','))

/** URL state of the shop, and the products and filters that match. */
export function useShopList() {
  const [params, change] = useListParams(rules)
  const retryFilters = useRequest(fetchFilters, undefined)
  const filters = useAppSelector(selectFilters)
  const { q, page, perPage, sortBy, category, brand, rating, minPrice, maxPrice } = params

  // Ignore unknown brands in the URL.
  const known = filters.data?.brands
  const brands = useMemo(
    () => listed(brand).filter((name) => !known || known.some(({ value }) => value === name)),
    [brand, known],
  )
  const brandKey = brands.join(',')

  const query = useMemo<ProductListQuery>(
    () => ({
      page,
      perPage,
      ...(q && { q }),
      ...(sortBy === 'price-asc' || sortBy === 'price-desc' ? { sortBy } : {}),
      ...(category && { category: listed(category) }),
      ...(brandKey && { brand: listed(brandKey) }),
      ...(rating && { rating: Number(rating) }),
      ...(minPrice && { minPrice: Number(minPrice) }),
      ...(maxPrice && { maxPrice: Number(maxPrice) }),
    }),
    [q, page, perPage, sortBy, category, brandKey, rating, minPrice, maxPrice],
  )
  const retry = useRequest(fetchProducts, query)
  const { data, request } = useAppSelector(selectProducts)
  const total = data?.total ?? 0
  usePageInRange({ page, perPage, total, request }, change)

  return {
    params,
    change,
    chosen: { categories: listed(category), brands },
    filters,
    retryFilters,
    products: data?.products ?? [],
    total,
    request,
    retry,
  }
}

export type ShopList = ReturnType<typeof useShopList>

/** Toggles a value in a comma-separated list. */
export function toggled(values: readonly string[], value: string): string {
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
  return next.join(',')
}
