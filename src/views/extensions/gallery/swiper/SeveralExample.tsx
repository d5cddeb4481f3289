import { useTranslation } from 'react-i18next'
import { Arrows } from './Arrows'
import { Slides } from './Slides'
import { useSwiper } from './useSwiper'
import styles from './swiper.module.scss'

const products = [
  'desk-fern-in-stoneware',
  'everyday-chefs-knife',
  'italic-fountain-pen',
  'kestrel-portable-radio',
  'marlow-travel-guitar',
  'riverbend-open-canoe',
  'warm-glow-smart-bulb',
]

export function SeveralExample() {
  const { t } = useTranslation('extensions')
  const { viewport, handleKeyDown, index, count, go } = useSwiper()
  return (
    <div className="stack">
      <Slides
        viewportRef={viewport}
        onKeyDown={handleKeyDown}
        label={t('demo.swiper.products')}
        pictures={products.map((name) => `${import.meta.env.BASE_URL}images/products/${name}.svg`)}
        className={styles.several}
      />
      <Arrows index={index} count={count} go={go} />
    </div>
  )
}
