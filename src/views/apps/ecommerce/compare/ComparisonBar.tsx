import { LinkButton } from '@core/components/button/LinkButton'
import { Picture } from '@core/components/Picture'
import { Scale } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useRequest } from '@/redux/app/hooks'
import { fetchComparison } from '@/redux/apps/ecommerce/comparisonSlice'
import { pictureIn } from '@/redux/shell/cart/pictureIn'
import { paths } from '../paths'
import { useComparison } from './useComparison'
import { RemoveButton } from './CompareButtons'
import styles from '../ecommerce.module.scss'

export function ComparisonBar() {
  const { t } = useTranslation('ecommerce')
  useRequest(fetchComparison, undefined)
  const { products } = useComparison()
  if (products.length === 0) return null
  return (
    <section className={styles.comparisonBar} aria-label={t('compare.chosen')}>
      <ul>
        {products.map((product) => (
          <li key={product.id}>
            <Picture
              src={pictureIn(product.image, product.colorOptions[0])}
              alt={product.name}
              width="40"
              height="40"
            />
            <RemoveButton product={product} />
          </li>
        ))}
      </ul>
      <LinkButton to={paths.compare.href()} icon={<Scale aria-hidden="true" />}>
        {t('compare.open', { count: products.length })}
      </LinkButton>
    </section>
  )
}
