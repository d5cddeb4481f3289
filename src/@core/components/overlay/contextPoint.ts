import type { MouseEvent } from 'react'

/** Where a context menu was asked for, and what gets the focus back when it closes. */
export interface ContextPoint {
  readonly x: number
  readonly y: number
  readonly opener: HTMLElement | null
}

/**
 * Reads where a context menu was asked for: by the right button, a long press, or the menu key.
 * @returns null where the browser's own menu is wanted, which the Shift key asks for
 */
export function contextPointOf(event: MouseEvent): ContextPoint | null {
  if (event.shiftKey) return null
  event.preventDefault()
  const { target, clientX: x, clientY: y } = event
  const opener = target instanceof Element ? target.closest<HTMLElement>('a, button, [tabindex]') : null
  return { x, y, opener }
}
