import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'

export function usePriceTexts(): (min: string, max: string) => string {
  const { t } = useTranslation('ecommerce')
  const format = useFormat()
  const money = (price: string) => format.money(Number(price) * 100)
  return (min, max) => {
    if (min === '' && max === '') return t('filter.anyPrice')
    if (min === '') return t('filter.priceTo', { max: money(max) })
    if (max === '') return t('filter.priceFrom', { min: money(min) })
    return t('filter.priceBetween', { min: money(min), max: money(max) })
  }
}
