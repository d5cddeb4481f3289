import { useLayoutEffect, type RefObject } from 'react'

/**
 * Where a floating box goes: over, under or behind its anchor in the direction of writing, flush with one of the anchor's
 * sides or centred on it.
 */
export interface Placement {
  side: 'top' | 'bottom' | 'end'
  align: 'start' | 'center' | 'end'
}

/** Pixels between anchor and box, and between box and the edge of the window. */
const gap = 6
const edge = 8

/*
 * The box is `position: fixed`, so that no scrolling table or card clips it. The result goes into custom properties and
 * not into `top` and `left`, so that a style sheet can still turn the box into a sheet on phones.
 */
function place(anchor: Element, box: HTMLElement, { side, align }: Placement): void {
  box.style.removeProperty('--float-max')
  const rect = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = box
  const { clientWidth, clientHeight } = document.documentElement
  const isRtl = getComputedStyle(anchor).direction === 'rtl'

  const start = isRtl ? clientWidth - rect.right : rect.left
  const offsets = (space: number) => ({ start: 0, center: space / 2, end: space })[align]
  const within = (value: number, size: number, room: number) => Math.max(edge, Math.min(value, room - size - edge))

  if (side === 'end') {
    const x = start + rect.width + gap
    const goesBehind = x + width + edge <= clientWidth || start - gap - width < edge
    moveTo(box, {
      x: goesBehind ? within(x, width, clientWidth) : start - gap - width,
      y: within(rect.top + offsets(rect.height - height), height, clientHeight),
      room: clientHeight - 2 * edge,
    })
    return
  }

  const below = clientHeight - rect.bottom - gap - edge
  const above = rect.top - gap - edge
  const goesBelow = side === 'bottom' ? height <= below || below >= above : height > above && below > above
  const room = Math.max(goesBelow ? below : above, 0)
  const y = goesBelow ? rect.bottom + gap : rect.top - gap - Math.min(height, room)

  moveTo(box, { x: within(start + offsets(rect.width - width), width, clientWidth), y, room })
}

function moveTo(box: HTMLElement, { x, y, room }: { x: number; y: number; room: number }): void {
  box.style.setProperty('--float-x', `${x}px`)
  box.style.setProperty('--float-y', `${y}px`)
  box.style.setProperty('--float-max', `${room}px`)
}

/**
 * Keeps a floating box (class `floating`) beside its anchor while it is open: flips where there is no room, stays within
 * the window, follows scrolling and resizing, and minds the direction of writing.
 *
 * @param isOpen Whether the box is shown.
 * @param anchorRef The element that it belongs to.
 * @param boxRef The box.
 * @param placement Preferred side and alignment.
 */
export function useAnchored(
  isOpen: boolean,
  anchorRef: RefObject<Element | null>,
  boxRef: RefObject<HTMLElement | null>,
  { side, align }: Placement,
): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    function update() {
      if (anchorRef.current && boxRef.current) place(anchorRef.current, boxRef.current, { side, align })
    }
    update()
    globalThis.addEventListener('scroll', update, { capture: true, passive: true })
    globalThis.addEventListener('resize', update)
    return () => {
      globalThis.removeEventListener('scroll', update, { capture: true })
      globalThis.removeEventListener('resize', update)
    }
  }, [isOpen, anchorRef, boxRef, side, align])
}
