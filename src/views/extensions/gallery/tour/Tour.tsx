import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { useLayer } from '@core/components/overlay/layers'
import { useAnchored } from '@core/components/overlay/useAnchored'
import { isRtl } from '@core/isRtl'
import { X } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './tour.module.scss'

interface TourStep {
  readonly target: RefObject<HTMLElement | null>
  readonly title: string
  readonly text: string
}

interface TourProps {
  steps: readonly TourStep[]
  /** Index from 0 */
  current: number
  onStep: (index: number) => void
  /** Called by Escape, the close button and the last step */
  onClose: (isFinished: boolean) => void
}

/** Highlights one element per step. Everything else is dimmed and inert; focus stays in the dialog. */
export function Tour({ steps, current, onStep, onClose }: TourProps) {
  const { t } = useTranslation(['extensions', 'core'])
  const box = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const step = steps[current]
  const isLast = current === steps.length - 1
  useLayer(true, () => onClose(false))

  /* A modal `dialog` traps focus and restores it on close. */
  useEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])

  if (!step) return null
  return (
    <>
      {/* Arrow keys duplicate the buttons. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        ref={box}
        className={`floating panel ${styles.tour}`}
        aria-labelledby={titleId}
        onKeyDown={({ key, currentTarget }) => {
          const isMirrored = isRtl(currentTarget)
          if (key === (isMirrored ? 'ArrowLeft' : 'ArrowRight') && !isLast) onStep(current + 1)
          if (key === (isMirrored ? 'ArrowRight' : 'ArrowLeft') && current > 0) onStep(current - 1)
        }}
      >
        <div className="d-flex gap-2 align-items-start justify-content-between">
          <h3 className="fs-6 mb-0" id={titleId}>
            {step.title}
          </h3>
          <IconButton
            size="sm"
            label={t('core:dialog.close')}
            icon={<X aria-hidden="true" />}
            onClick={() => onClose(false)}
          />
        </div>
        <p className="mb-3" role="status">
          {step.text}
        </p>
        <div className="d-flex flex-wrap gap-2 align-items-center">
          <span className="text-muted tabular flex-grow-1">
            {t('demo.tour.place', { number: current + 1, count: steps.length })}
          </span>
          {current > 0 && (
            <Button size="sm" onClick={() => onStep(current - 1)}>
              {t('demo.tour.back')}
            </Button>
          )}
          <Button size="sm" variant="primary" onClick={() => (isLast ? onClose(true) : onStep(current + 1))}>
            {t(isLast ? 'demo.tour.finish' : 'demo.tour.next')}
          </Button>
        </div>
      </dialog>
      {/* Rendered after the dialog, whose ref it needs. */}
      <Place key={current} box={box} target={step.target} />
    </>
  )
}

/** Scrolls the target into view, anchors the dialog to it, and cuts it out of the backdrop. */
function Place({ box, target }: { box: RefObject<HTMLDialogElement | null>; target: TourStep['target'] }) {
  useAnchored(true, target, box, { side: 'bottom', align: 'start' })

  useLayoutEffect(() => {
    target.current?.scrollIntoView({ block: 'center', behavior: 'instant' })
    function follow() {
      const { left = 0, top = 0, right = 0, bottom = 0 } = target.current?.getBoundingClientRect() ?? {}
      const edges = { left: left - 6, top: top - 6, right: right + 6, bottom: bottom + 6 }
      for (const [name, edge] of Object.entries(edges)) box.current?.style.setProperty(`--hole-${name}`, `${edge}px`)
    }
    follow()
    window.addEventListener('scroll', follow, true)
    window.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('scroll', follow, true)
      window.removeEventListener('resize', follow)
    }
  }, [box, target])
  return null
}
