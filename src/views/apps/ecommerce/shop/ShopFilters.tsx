import { Button } from '@core/components/button/Button'
import { ErrorState } from '@core/components/ErrorState'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'
import { useTranslation } from 'react-i18next'
import { CheckGroup } from './CheckGroup'
import { PriceFilter } from './PriceFilter'
import { RatingFilter } from './RatingFilter'
import type { ShopList } from './useShopList'
import { noFilters, toggled } from './useShopList'

function FiltersSkeleton() {
  return (
    <LoadingRegion className="d-grid gap-4">
      {Array.from({ length: 18 }, (_, index) => (
        <Skeleton key={index} width={index % 6 === 0 ? '40%' : '80%'} />
      ))}
    </LoadingRegion>
  )
}

/** All that the shop can be filtered by. */
export function ShopFilters({ list }: { list: ShopList }) {
  const { t } = useTranslation('ecommerce')
  const { params, change, chosen, filters, retryFilters } = list
  const { data, request } = filters
  if (!data && request.status === 'failed') return <ErrorState title={t('filter.failed')} onRetry={retryFilters} />
  if (!data) return <FiltersSkeleton />
  return (
    <div className="d-grid gap-4">
      <PriceFilter
        prices={data}
        min={params.minPrice}
        max={params.maxPrice}
        onChange={(minPrice, maxPrice) => {
          change({ minPrice, maxPrice })
        }}
      />
      <CheckGroup
        title={t('filter.category')}
        choices={data.categories.map(({ value, count }) => ({ value, count, label: t(`category.${value}`) }))}
        chosen={chosen.categories}
        onToggle={(value) => {
          change({ category: toggled(chosen.categories, value) })
        }}
      />
      <CheckGroup
        title={t('filter.brand')}
        choices={data.brands.map(({ value, count }) => ({ value, count, label: value }))}
        chosen={chosen.brands}
        onToggle={(value) => {
          change({ brand: toggled(chosen.brands, value) })
        }}
      />
      <RatingFilter
        value={params.rating}
        onChange={(rating) => {
          change({ rating })
        }}
      />
      <Button
        disabled={Object.keys(noFilters).every((name) => params[name as keyof typeof noFilters] === '')}
        onClick={() => {
          change(noFilters)
        }}
      >
        {t('filter.clear')}
      </Button>
    </div>
  )
}
