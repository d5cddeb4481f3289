import { isRtl } from '@core/isRtl'
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react'
import { useEffect, useRef, useState } from 'react'

/** Down, Up and the arrow key toward the flyout move through the links. Escape and the opposite arrow key close it. */
export function useFlyout({ isBeside = false } = {}) {
  const [isOpen, setOpen] = useState(false)
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!isOpen) return undefined
    function handlePress({ target }: PointerEvent) {
      if (target instanceof Node && !ref.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', handlePress)
    return () => document.removeEventListener('pointerdown', handlePress)
  }, [isOpen])

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a')]
    const current = stops.findIndex((stop) => stop === document.activeElement)
    const [inwards, back] = isRtl(event.currentTarget) ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    const isBack = isBeside && event.key === back
    const isInwards = isBeside && event.key === inwards && current <= 0
    if ((event.key === 'Escape' || isBack) && isOpen) {
      setOpen(false)
      stops[0]?.focus()
    } else if (event.key === 'ArrowDown' || isInwards) {
      setOpen(true)
      // Hidden links cannot take focus.
      requestAnimationFrame(() => stops[Math.min(current + 1, stops.length - 1)]?.focus())
    } else if (event.key === 'ArrowUp' && isOpen) stops[Math.max(current - 1, 0)]?.focus()
    else return
    event.preventDefault()
  }

  const flyoutProps = {
    ref,
    onKeyDown: handleKeyDown,
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
    },
    onClick: ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) setOpen(false)
    },
  }
  return { isOpen, flyoutProps, toggle: () => setOpen(!isOpen) }
}
