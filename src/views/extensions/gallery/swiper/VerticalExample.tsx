import { useTranslation } from 'react-i18next'
import { Arrows } from './Arrows'
import { Slides } from './Slides'
import { useSwiper } from './useSwiper'
import styles from './swiper.module.scss'

const covers = ['01', '04', '07', '10'].map((number) => `${import.meta.env.BASE_URL}images/covers/cover-${number}.svg`)

export function VerticalExample() {
  const { t } = useTranslation('extensions')
  const { viewport, handleKeyDown, index, count, go } = useSwiper({ isVertical: true })
  return (
    <div className="stack">
      <Slides
        viewportRef={viewport}
        onKeyDown={handleKeyDown}
        label={t('demo.swiper.covers')}
        pictures={covers}
        className={styles.vertical}
      />
      <Arrows index={index} count={count} go={go} />
    </div>
  )
}
