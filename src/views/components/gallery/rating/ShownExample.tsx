import { Stars } from '@core/components/rating/Stars'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'

const products = [
  { name: 'lamp', rating: 4.8 },
  { name: 'chair', rating: 3.4 },
  { name: 'mug', rating: 2.1 },
] as const

export function ShownExample() {
  const { t } = useTranslation('components')
  const format = useFormat()
  return (
    <ul className="list-group list-group-flush">
      {products.map(({ name, rating }) => (
        <li key={name} className="list-group-item d-flex flex-wrap gap-2 align-items-center justify-content-between">
          {t(`demo.product.${name}`)}
          <span className="d-flex gap-2 align-items-center">
            <Stars value={rating} label={t('demo.rated', { rating })} />
            <span className="tabular" aria-hidden="true">
              {format.number(rating)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
