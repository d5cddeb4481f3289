import { IconButton } from '@core/components/button/IconButton'
import { LinkButton } from '@core/components/button/LinkButton'
import { Scale, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/navigation/paths'
import { useRequest } from '@/redux/app/hooks'
import { fetchComparison } from '@/redux/apps/ecommerce/comparisonSlice'
import { useComparison } from './useComparison'

/** What has been chosen to be compared, at the foot of the window, and the way to the comparison. */
export function ComparisonBar() {
  const { t } = useTranslation('ecommerce')
  useRequest(fetchComparison, undefined)
  const { products, remove, mayCompare } = useComparison()
  if (products.length === 0) return null
  return (
    <section className="comparison-bar" aria-label={t('compare.chosen')}>
      <ul>
        {products.map((product) => (
          <li key={product.id}>
            <img src={product.image} alt={product.name} width="40" height="40" />
            {mayCompare && (
              <IconButton
                size="sm"
                label={t('compare.remove', { product: product.name })}
                icon={<X aria-hidden="true" />}
                onClick={() => void remove(product)}
              />
            )}
          </li>
        ))}
      </ul>
      <LinkButton to={paths.compare.href()} icon={<Scale aria-hidden="true" />}>
        {t('compare.open', { count: products.length })}
      </LinkButton>
    </section>
  )
}
