import type { MouseEvent } from 'react'

/** Position of a context menu, and the element that regains the focus on close. */
export interface ContextPoint {
  readonly x: number
  readonly y: number
  readonly opener: HTMLElement | null
  /** Opened by a shortcut: focuses the first item, so that Enter selects it. */
  readonly focusesFirst?: boolean
}

/** Reads the position from a `contextmenu` event. Returns null with Shift, which requests the browser's own menu. */
export function contextPointOf(event: MouseEvent): ContextPoint | null {
  if (event.shiftKey) return null
  event.preventDefault()
  const { target, clientX: x, clientY: y } = event
  const opener = target instanceof Element ? target.closest<HTMLElement>('a, button, [tabindex]') : null
  return { x, y, opener }
}
