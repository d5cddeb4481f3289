import { useEffect, useRef, useState, type RefObject } from 'react'
import { portalTarget } from './portalTarget'
import { useLayer } from './layers'
import type { Placement } from './floating'
import { useAnchored } from './useAnchored'

export interface Popup {
  /** Portal target of the box; null while closed. */
  host: Element | null
  anchorRef: RefObject<HTMLButtonElement | null>
  boxRef: RefObject<HTMLDivElement | null>
  open: () => void
  /** Closes the box and returns the focus to the button. */
  close: () => void
}

/** Shared behavior of menus and panels: placement, Escape, outside presses, and focus return. */
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
    // An outside press closes only the topmost box, not the box around it.
    if (!isOpen || !isTopmost) return
    /* Closes without moving the focus, which follows the press. */
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
