import { ErrorState } from '@core/components/ErrorState'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'
import { Button } from '@core/components/button/Button'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { Stars } from '../shared/ProductFacts'
import styles from '../ecommerce.module.scss'
import { PriceFilter } from './PriceFilter'
import type { ShopList } from './useShopList'
import { noFilters, toggled } from './useShopList'

interface Choice {
  value: string
  label: string
  count: number
}

interface CheckGroupProps {
  title: string
  choices: readonly Choice[]
  chosen: readonly string[]
  onToggle: (value: string) => void
}

function CheckGroup({ title, choices, chosen, onToggle }: CheckGroupProps) {
  const id = useId()
  const format = useFormat()
  return (
    <fieldset className={styles.filterGroup}>
      <legend>{title}</legend>
      {choices.map(({ value, label, count }) => (
        <label key={value} className={styles.filterChoice} htmlFor={`${id}-${value}`}>
          <input
            type="checkbox"
            className="form-check-input"
            id={`${id}-${value}`}
            checked={chosen.includes(value)}
            onChange={() => {
              onToggle(value)
            }}
          />
          <span>{label}</span>
          <span className="ms-auto text-muted text-sm tabular">{format.number(count)}</span>
        </label>
      ))}
    </fieldset>
  )
}

const ratings = ['', '4', '3', '2'] as const

function RatingFilter({ value, onChange }: { value: string; onChange: (rating: string) => void }) {
  const { t } = useTranslation('ecommerce')
  const id = useId()
  return (
    <fieldset className={styles.filterGroup}>
      <legend>{t('filter.rating')}</legend>
      {ratings.map((rating) => (
        <label key={rating} className={styles.filterChoice}>
          <input
            type="radio"
            className="form-check-input"
            name={id}
            checked={rating === value}
            onChange={() => {
              onChange(rating)
            }}
          />
          {rating === '' ? (
            <span>{t('filter.anyRating')}</span>
          ) : (
            <>
              <span aria-hidden="true">
                <Stars rating={Number(rating)} />
              </span>
              <span>{t('filter.starsAndUp', { count: Number(rating) })}</span>
            </>
          )}
        </label>
      ))}
    </fieldset>
  )
}

function FiltersSkeleton() {
  return (
    <LoadingRegion className="d-grid gap-4">
      {Array.from({ length: 18 }, (_, index) => (
        <Skeleton key={index} width={index % 6 === 0 ? '40%' : '80%'} />
      ))}
    </LoadingRegion>
  )
}

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
