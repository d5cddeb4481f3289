import { useEffect } from 'react'

/** So far outside that nothing of the grid is there. */
const nowhere: MouseEventInit = { clientX: -9999, clientY: -9999 }

/**
 * Lets Escape put back what the mouse drags, stretches or spans. The library has no way to give up, but changes nothing for what is
 * let go where there is no day.
 */
export function useDragEscape(): void {
  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    let isPressed = false
    let isGivenUp = false

    function handlePress({ type }: PointerEvent) {
      isPressed = type === 'pointerdown'
      if (isPressed) isGivenUp = false
    }
    function handleKeyDown({ key }: KeyboardEvent) {
      if (key !== 'Escape' || !isPressed) return
      isGivenUp = true
      for (const type of ['mousemove', 'mouseup']) document.dispatchEvent(new MouseEvent(type, nowhere))
    }
    /* The button is let go later: that is no click on what lies beneath. */
    function handleClick(event: MouseEvent) {
      if (isGivenUp && event.detail > 0) event.stopPropagation()
      isGivenUp = false
    }
    globalThis.addEventListener('pointerdown', handlePress, options)
    globalThis.addEventListener('pointerup', handlePress, options)
    globalThis.addEventListener('keydown', handleKeyDown, options)
    globalThis.addEventListener('click', handleClick, options)
    return () => listening.abort()
  }, [])
}
