import { IconButton } from '@core/components/button/IconButton'
import { cx } from '@core/components/cx'
import { Dialog } from '@core/components/overlay/Dialog'
import { Picture } from '@core/components/Picture'
import { isRtl } from '@core/isRtl'
import { Maximize2, ZoomIn, ZoomOut } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '@/redux/shell/cart/schema'
import styles from '../ecommerce.module.scss'

const shots = ['whole', 'detail', 'reverse'] as const
const shotClasses = { whole: undefined, detail: styles.shotDetail, reverse: styles.shotReverse }

/** Images in a strip that scrolls by swipe, thumbnail and key, and in a large view. */
export function Gallery({ name, image }: Pick<Product, 'name' | 'image'>) {
  const { t } = useTranslation('ecommerce')
  const strip = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const [isLarge, setIsLarge] = useState(false)
  const [isZoomed, setIsZoomed] = useState(false)
  const shot = shots[shown] ?? shots[0]

  function show(index: number) {
    setShown(index)
    const list = strip.current
    if (!list) return
    const forward = isRtl(list) ? -1 : 1
    // `scrollIntoView` would also scroll the page.
    list.scrollLeft = forward * index * list.clientWidth
  }

  /* After a swipe, the image that fills the strip is current. */
  function handleScroll() {
    const list = strip.current
    if (!list || list.clientWidth === 0) return
    setShown(Math.min(shots.length - 1, Math.round(Math.abs(list.scrollLeft) / list.clientWidth)))
  }

  return (
    <div className={styles.gallery}>
      <div className={styles.galleryStage}>
        <div
          ref={strip}
          className={styles.galleryStrip}
          role="region"
          aria-label={t('gallery.label', { product: name })}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too
          tabIndex={0}
          onScroll={handleScroll}
        >
          <ul>
            {shots.map((key, index) => (
              <li key={key} aria-hidden={index !== shown}>
                <Picture
                  className={shotClasses[key]}
                  src={image}
                  alt={t(`gallery.${key}`, { product: name })}
                  width="400"
                  height="400"
                />
              </li>
            ))}
          </ul>
        </div>
        <IconButton
          className={styles.galleryEnlarge}
          variant="outline-secondary"
          label={t('gallery.enlarge')}
          icon={<Maximize2 aria-hidden="true" />}
          onClick={() => {
            setIsZoomed(false)
            setIsLarge(true)
          }}
        />
      </div>
      <div className={styles.galleryThumbs} role="group" aria-label={t('gallery.pictures')}>
        {shots.map((key, index) => (
          <button
            key={key}
            type="button"
            className={styles.galleryThumb}
            aria-label={t(`gallery.${key}`, { product: name })}
            aria-current={index === shown}
            onClick={() => {
              show(index)
            }}
          >
            <Picture className={shotClasses[key]} src={image} alt="" width="72" height="72" />
          </button>
        ))}
      </div>
      {isLarge && (
        <Dialog
          isOpen
          size="lg"
          title={t(`gallery.${shot}`, { product: name })}
          onClose={() => {
            setIsLarge(false)
          }}
          footer={
            <IconButton
              variant="outline-secondary"
              label={t(isZoomed ? 'gallery.zoomOut' : 'gallery.zoomIn')}
              icon={isZoomed ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
              onClick={() => {
                setIsZoomed(!isZoomed)
              }}
            />
          }
        >
          <div
            className={cx(styles.galleryLarge, isZoomed && 'is-zoomed')}
            {...(isZoomed && { role: 'region', 'aria-label': t('gallery.pictures'), tabIndex: 0 })}
          >
            <Picture
              className={shotClasses[shot]}
              src={image}
              alt={t(`gallery.${shot}`, { product: name })}
              width="400"
              height="400"
            />
          </div>
        </Dialog>
      )}
    </div>
  )
}
