import { useEffect } from 'react'

const nowhere: MouseEventInit = { clientX: -9999, clientY: -9999 }

/** Escape cancels dragging, resizing and selecting by mouse. FullCalendar has no cancel, but ignores drops outside its days. */
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
    /* Releasing the button later must not click the element below. */
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
