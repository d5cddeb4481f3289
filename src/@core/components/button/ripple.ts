import type { PointerEvent } from 'react'
import { isRtl } from '../../isRtl'

/**
 * Draws a wave from the pointer over a pressed `.btn` for 500 ms; nothing with reduced motion.
 * The element is outside React's tree, takes no pointer events and removes itself.
 */
export function ripple(event: PointerEvent<HTMLElement>): void {
  const control = event.currentTarget
  if (control.ariaDisabled === 'true' || globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { left, right, top, width, height } = control.getBoundingClientRect()
  const wave = document.createElement('span')
  wave.className = 'ripple'
  wave.ariaHidden = 'true'
  wave.style.setProperty('--x', `${isRtl(control) ? right - event.clientX : event.clientX - left}px`)
  wave.style.setProperty('--y', `${event.clientY - top}px`)
  wave.style.setProperty('--size', `${2 * Math.hypot(width, height)}px`)
  wave.addEventListener('animationend', () => wave.remove())
  control.append(wave)
}
