import type { FilterChip } from '@core/components/FilterChips'
import { useTranslation } from 'react-i18next'
import { categories } from '@/redux/shell/cart/schema'
import { usePriceTexts } from './usePriceTexts'
import type { ShopList } from './useShopList'
import { toggled } from './useShopList'

export function useChips({ params, change, chosen }: ShopList): FilterChip[] {
  const { t } = useTranslation('ecommerce')
  const rangeText = usePriceTexts()
  const { minPrice, maxPrice, rating } = params
  return [
    ...(minPrice || maxPrice
      ? [
          {
            key: 'price',
            label: rangeText(minPrice, maxPrice),
            onRemove: () => {
              change({ minPrice: '', maxPrice: '' })
            },
          },
        ]
      : []),
    ...categories
      .filter((value) => chosen.categories.includes(value))
      .map((value) => ({
        key: value,
        label: t(`category.${value}`),
        onRemove: () => {
          change({ category: toggled(chosen.categories, value) })
        },
      })),
    ...chosen.brands.map((value) => ({
      key: `brand ${value}`,
      label: value,
      onRemove: () => {
        change({ brand: toggled(chosen.brands, value) })
      },
    })),
    ...(rating
      ? [
          {
            key: 'rating',
            label: t('filter.starsAndUp', { count: Number(rating) }),
            onRemove: () => {
              change({ rating: '' })
            },
          },
        ]
      : []),
  ]
}
