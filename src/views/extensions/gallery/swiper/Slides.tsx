import { cx } from '@core/components/cx'
import { Picture } from '@core/components/Picture'
import { useTranslation } from 'react-i18next'
import type { useSwiper } from './useSwiper'
import styles from './swiper.module.scss'

interface SlidesProps {
  swiper: ReturnType<typeof useSwiper>
  label: string
  pictures: readonly string[]
  className?: string | undefined
}

/** The slides of a swiper, one picture on each. */
export function Slides({ swiper, label, pictures, className }: SlidesProps) {
  const { t } = useTranslation('extensions')
  return (
    <div
      ref={swiper.viewport}
      className={cx(styles.viewport, className)}
      role="group"
      aria-roledescription={t('demo.swiper.role')}
      aria-label={label}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move the slides
      tabIndex={0}
      onKeyDown={swiper.handleKeyDown}
    >
      <ul className={styles.row}>
        {pictures.map((picture, index) => (
          <li key={picture} className={styles.slide}>
            <Picture
              src={picture}
              alt={t('demo.swiper.slide', { number: index + 1, count: pictures.length })}
              width="640"
              height="400"
              draggable={false}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
