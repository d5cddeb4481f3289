import useEmblaCarousel from 'embla-carousel-react'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useCallback, useEffect, useState, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pageRoot } from '../root'
import { useMediaQuery } from '../hooks/useMediaQuery'
import { announce } from './announce'
import { IconButton } from './button/IconButton'
import { cx } from './cx'
import styles from './carousel.module.scss'

export interface CarouselProps {
  /** Accessible name of the carousel. */
  label: string
  /** Slides, in order, each with a unique key. */
  slides: readonly { readonly key: string; readonly content: ReactNode }[]
  /** Slides visible at once on wide screens; phones show a single slide. */
  perView?: 1 | 2 | 3
  /** Autoplay interval in seconds. Adds a pause button. Hover and focus pause autoplay; reduced motion disables it. */
  seconds?: number
}

type Api = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

const events = ['select', 'reInit', 'slidesInView'] as const

/** Subscribes to a value of the carousel API. */
function useKnown<Value extends string | number>(api: Api | undefined, read: (api: Api) => Value, unknown: Value) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      for (const event of events) api?.on(event, onChange)
      return () => {
        for (const event of events) api?.off(event, onChange)
      }
    },
    [api],
  )
  return useSyncExternalStore(subscribe, () => (api ? read(api) : unknown))
}

function subscribeToDirection(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(pageRoot(), { attributeFilter: ['dir'] })
  return () => observer.disconnect()
}

const directionNow = () => (pageRoot().dir === 'rtl' ? 'rtl' : 'ltr')

/** Slides with swipe, buttons and arrow keys (WAI-ARIA Authoring Practices, "Carousel"). */
export function Carousel({ label, slides, perView = 1, seconds }: CarouselProps) {
  const { t } = useTranslation('kit')
  const direction = useSyncExternalStore(subscribeToDirection, directionNow)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [viewportRef, api] = useEmblaCarousel({
    direction,
    align: 'start',
    slidesToScroll: 'auto',
    inViewThreshold: 0.5,
  })
  const current = useKnown(api, (known) => known.selectedScrollSnap(), 0)
  const count = useKnown(api, (known) => known.scrollSnapList().length, Math.ceil(slides.length / perView))
  const inView = useKnown(api, (known) => known.slidesInView().join(' '), '')

  const [isOn, setOn] = useState(true)
  const [isHeld, setHeld] = useState(false)
  const isMoving = seconds !== undefined && isOn && !isHeld && !isStill
  useEffect(() => {
    if (!api || !isMoving) return undefined
    const timer = setInterval(() => api.scrollTo((current + 1) % count), seconds * 1000)
    return () => clearInterval(timer)
  }, [api, isMoving, seconds, current, count])

  const place = (index: number) => ({ place: index + 1, count })
  function goTo(index: number) {
    if (index < 0 || index >= count) return
    api?.scrollTo(index, isStill)
    announce(t('carousel.place', place(index)))
  }
  function handleKeys(event: KeyboardEvent) {
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    goTo(event.key === forward ? current + 1 : current - 1)
  }
  const step = (by: 1 | -1) => ({
    size: 'sm' as const,
    'aria-disabled': current + by < 0 || current + by >= count,
    onClick: () => goTo(current + by),
    onKeyDown: handleKeys,
  })

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hover and focus only pause autoplay
    <section
      className={cx(styles.carousel, `is-${perView}`)}
      aria-roledescription={t('carousel.role')}
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div ref={viewportRef} className={styles.carouselViewport}>
        <div className={styles.carouselSlides}>
          {slides.map(({ key, content }, index) => (
            <div
              key={key}
              className={styles.carouselSlide}
              role="group"
              aria-roledescription={t('carousel.slide')}
              aria-label={t('carousel.place', { place: index + 1, count: slides.length })}
              // Until the API has measured, the first slides count as visible.
              inert={inView ? !inView.split(' ').includes(String(index)) : index >= perView}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.carouselControls}>
        {seconds !== undefined && !isStill && (
          <IconButton
            size="sm"
            label={t(isOn ? 'carousel.pause' : 'carousel.play')}
            icon={isOn ? <Pause aria-hidden="true" /> : <Play className="flip-rtl" aria-hidden="true" />}
            onClick={() => {
              setOn(!isOn)
              // Show the effect at once, although hover or focus would pause autoplay.
              setHeld(false)
            }}
          />
        )}
        <div className={styles.carouselDots}>
          {Array.from({ length: count }, (_, index) => (
            <button
              key={index}
              type="button"
              className={styles.carouselDot}
              aria-label={t('carousel.place', place(index))}
              aria-current={index === current}
              onClick={() => goTo(index)}
              onKeyDown={handleKeys}
            />
          ))}
        </div>
        <IconButton
          label={t('carousel.previous')}
          icon={<ChevronLeft className="flip-rtl" aria-hidden="true" />}
          {...step(-1)}
        />
        <IconButton
          label={t('carousel.next')}
          icon={<ChevronRight className="flip-rtl" aria-hidden="true" />}
          {...step(1)}
        />
      </div>
    </section>
  )
}
