import { useEffect, useRef, useState, type RefObject } from 'react'
import { portalTarget } from './portalTarget'
import { useLayer } from './layers'
import type { Placement } from './floating'
import { useAnchored } from './useAnchored'

/** A box that a button opens beside itself. */
export interface Popup {
  /** Where the box is to be rendered, or null while it is closed. */
  host: Element | null
  anchorRef: RefObject<HTMLButtonElement | null>
  boxRef: RefObject<HTMLDivElement | null>
  open: () => void
  /** Closes the box and gives the focus back to the button. */
  close: () => void
}

/**
 * The behaviour that menus and panels share: placement beside the button, Escape, a press outside, and the way back of
 * the focus.
 *
 * @param placement Preferred side and alignment.
 * @returns Refs for button and box, and what opens and closes it.
 */
export function usePopup(placement: Placement): Popup {
  const [host, setHost] = useState<Element | null>(null)
  const anchorRef = useRef<HTMLButtonElement>(null)
  const boxRef = useRef<HTMLDivElement>(null)
  const isOpen = host !== null

  function open() {
    setHost(portalTarget(anchorRef.current))
  }
  function close() {
    setHost(null)
    anchorRef.current?.focus()
  }

  useAnchored(isOpen, anchorRef, boxRef, placement)
  const isTopmost = useLayer(isOpen, close)

  useEffect(() => {
    // A press outside closes one box: not the one around the box that it was for.
    if (!isOpen || !isTopmost) return
    /* A press outside closes without moving the focus: it goes where the person pressed. */
    function handlePress(event: Event) {
      if (!(event.target instanceof Node)) return
      if (anchorRef.current?.contains(event.target) || boxRef.current?.contains(event.target)) return
      setHost(null)
    }
    document.addEventListener('pointerdown', handlePress, true)
    return () => document.removeEventListener('pointerdown', handlePress, true)
  }, [isOpen, isTopmost])

  return { host, anchorRef, boxRef, open, close }
}
