import { IconButton } from '@core/components/button/IconButton'
import { Dialog } from '@core/components/overlay/Dialog'
import { Picture } from '@core/components/Picture'
import { isRtl } from '@core/isRtl'
import { pageRoot } from '@core/root'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Profile } from '@/redux/pages/profile/schema'
import styles from './profile.module.scss'

type Photo = Profile['latestPhotos'][number]

function Lightbox({ photos, first, onClose }: { photos: readonly Photo[]; first: number; onClose: () => void }) {
  const { t } = useTranslation('profile')
  const [index, setIndex] = useState(first)
  const count = photos.length
  const photo = photos[index] ?? photos[0]

  useEffect(() => {
    function handleKeyDown({ key }: KeyboardEvent) {
      const forward = isRtl(pageRoot()) ? -1 : 1
      const step = { ArrowRight: forward, ArrowLeft: -forward }[key]
      if (step) setIndex((shown) => (shown + step + count) % count)
    }
    globalThis.addEventListener('keydown', handleKeyDown)
    return () => globalThis.removeEventListener('keydown', handleKeyDown)
  }, [count])

  if (!photo) return null
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={photo.alt}
      size="lg"
      footer={
        count > 1 && (
          <div className="cluster mx-auto">
            <IconButton
              variant="outline-secondary"
              label={t('photos.previous')}
              icon={<ChevronLeft className="flip-rtl" aria-hidden="true" />}
              onClick={() => setIndex((index - 1 + count) % count)}
            />
            <span className="tabular" role="status">
              {t('photos.place', { place: index + 1, total: count })}
            </span>
            <IconButton
              variant="outline-secondary"
              label={t('photos.next')}
              icon={<ChevronRight className="flip-rtl" aria-hidden="true" />}
              onClick={() => setIndex((index + 1) % count)}
            />
          </div>
        )
      }
    >
      <Picture className={styles.whole} src={photo.img} alt={photo.alt} width="600" height="600" />
    </Dialog>
  )
}

export function PhotoButtons({ photos, className }: { photos: readonly Photo[]; className: string | undefined }) {
  const [open, setOpen] = useState<number | null>(null)
  return (
    <>
      <ul className={className}>
        {photos.map(({ id, img, alt }, index) => (
          <li key={id}>
            <button type="button" className={styles.photo} onClick={() => setOpen(index)}>
              <Picture src={img} alt={alt} width="600" height="600" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {open !== null && <Lightbox photos={photos} first={open} onClose={() => setOpen(null)} />}
    </>
  )
}
