import { Card } from '@core/components/Card'
import { Carousel } from '@core/components/Carousel'
import { Picture } from '@core/components/Picture'
import { useModuleLink } from '@core/module/useModuleLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from './carousel.module.scss'

const products = [
  { slug: 'ashdown-mantel-clock', name: 'Ashdown Mantel Clock' },
  { slug: 'commuter-city-bicycle', name: 'Commuter City Bicycle' },
  { slug: 'desk-fern-in-stoneware', name: 'Desk Fern in Stoneware' },
  { slug: 'fellside-hiking-boots', name: 'Fellside Hiking Boots' },
  { slug: 'kestrel-portable-radio', name: 'Kestrel Portable Radio' },
]

export function SeveralExample() {
  const place = useModuleLink()
  const { t } = useTranslation('components')
  return (
    <Carousel
      label={t('demo.products')}
      perView={3}
      slides={products.map(({ slug, name }) => ({
        key: slug,
        content: (
          <Card className={styles.product}>
            <Picture src={`${import.meta.env.BASE_URL}images/products/${slug}.svg`} alt="" />
            <Link className="d-inline-block py-1" to={place('/apps/ecommerce/product-detail/:slug?', { slug }) ?? '/'}>
              <bdi>{name}</bdi>
            </Link>
          </Card>
        ),
      }))}
    />
  )
}
