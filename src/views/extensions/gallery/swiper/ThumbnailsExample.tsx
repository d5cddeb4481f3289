import { Picture } from '@core/components/Picture'
import { useTranslation } from 'react-i18next'
import { Slides } from './Slides'
import { useSwiper } from './useSwiper'
import styles from './swiper.module.scss'

const photos = [1, 2, 3, 4, 5].map((number) => `${import.meta.env.BASE_URL}images/photos/photo-0${number}.svg`)

export function ThumbnailsExample() {
  const { t } = useTranslation('extensions')
  const { viewport, handleKeyDown, index, go } = useSwiper()
  return (
    <div className={`stack ${styles.photos}`}>
      <Slides viewportRef={viewport} onKeyDown={handleKeyDown} label={t('demo.swiper.photos')} pictures={photos} />
      <div className={`d-flex gap-2 ${styles.thumbnails}`} role="group" aria-label={t('demo.swiper.choose')}>
        {photos.map((photo, place) => (
          <button
            key={photo}
            type="button"
            aria-label={t('demo.swiper.slide', { number: place + 1, count: photos.length })}
            aria-current={place === index}
            onClick={() => go(place)}
          >
            <Picture src={photo} alt="" width="96" height="60" />
          </button>
        ))}
      </div>
    </div>
  )
}
