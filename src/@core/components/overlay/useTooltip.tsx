import { useEffect, useRef, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { portalTarget } from './portalTarget'
import type { Placement } from './floating'
import { useAnchored } from './useAnchored'

/** Milliseconds until the tooltip shows on hover, and until it hides after the pointer leaves. */
const showDelay = 400
const hideDelay = 120

const above: Placement = { side: 'top', align: 'center' }

interface TooltipProps {
  onPointerEnter: (event: PointerEvent<HTMLElement>) => void
  onPointerLeave: () => void
  onFocus: (event: FocusEvent<HTMLElement>) => void
  onBlur: () => void
}

/**
 * Tooltip for an element that already has an accessible name or description. Shows on hover and keyboard focus,
 * stays while hovered, and hides on Escape (WCAG 2.2, 1.4.13).
 * @returns `anchorProps` to spread on the element, and the `node` to render beside it.
 */
export function useTooltip(text: string, placement = above): { anchorProps: TooltipProps; node: ReactNode } {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function show(element: HTMLElement, delay: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAnchor(element), delay)
  }
  function hide(delay: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAnchor(null), delay)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const anchorProps: TooltipProps = {
    onPointerEnter: (event) => {
      if (event.pointerType !== 'touch') show(event.currentTarget, showDelay)
    },
    onPointerLeave: () => hide(hideDelay),
    onFocus: (event) => {
      if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget, 0)
    },
    onBlur: () => hide(0),
  }
  const node = anchor && (
    <TooltipBox
      anchor={anchor}
      text={text}
      placement={placement}
      onStay={() => show(anchor, 0)}
      onLeave={() => hide(hideDelay)}
      onClose={() => hide(0)}
    />
  )
  return { anchorProps, node }
}

interface TooltipBoxProps {
  anchor: HTMLElement
  text: string
  placement: Placement
  onStay: () => void
  onLeave: () => void
  onClose: () => void
}

function TooltipBox({ anchor, text, placement, onStay, onLeave, onClose }: TooltipBoxProps) {
  const anchorRef = useRef(anchor)
  const boxRef = useRef<HTMLDivElement>(null)
  useAnchored(true, anchorRef, boxRef, placement)

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') onClose()
    }
    globalThis.addEventListener('keydown', handleKeyDown)
    globalThis.addEventListener('pointerdown', onClose)
    return () => {
      globalThis.removeEventListener('keydown', handleKeyDown)
      globalThis.removeEventListener('pointerdown', onClose)
    }
  })

  return createPortal(
    <div
      ref={boxRef}
      className="tooltip-inner floating"
      aria-hidden="true"
      onPointerEnter={onStay}
      onPointerLeave={onLeave}
    >
      {text}
    </div>,
    portalTarget(anchor),
  )
}
