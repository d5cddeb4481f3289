import { Stars as KitStars } from '@core/components/rating/Stars'
import { useTranslation } from 'react-i18next'

/** How well a product is rated, in stars and in words. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation('ecommerce')
  return <KitStars value={rating} label={t('product.rated', { rating })} />
}
