import { cx } from '@core/components/cx'
import { Picture } from '@core/components/Picture'
import type { KeyboardEvent, RefCallback } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './swiper.module.scss'

interface SlidesProps {
  viewportRef: RefCallback<HTMLElement>
  onKeyDown: (event: KeyboardEvent) => void
  label: string
  pictures: readonly string[]
  className?: string | undefined
}

export function Slides({ viewportRef, onKeyDown, label, pictures, className }: SlidesProps) {
  const { t } = useTranslation('extensions')
  return (
    // Buttons duplicate its arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={viewportRef}
      className={cx(styles.viewport, className)}
      role="group"
      aria-roledescription={t('demo.swiper.role')}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move the slides
      tabIndex={0}
      onKeyDown={onKeyDown}
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
