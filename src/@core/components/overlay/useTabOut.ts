import { useEffect, useRef, type RefObject } from 'react'

const stops = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'

/**
 * Leaves a box that stands at the end of the document when Tab goes past either of its ends, for what is next in the
 * document is not what is next on the screen.
 *
 * @param isOpen Whether the box is shown.
 * @param boxRef The box.
 * @param onLeave Closes it and puts the focus where it belongs.
 */
export function useTabOut(isOpen: boolean, boxRef: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const latest = useRef(onLeave)
  useEffect(() => {
    latest.current = onLeave
  })

  useEffect(() => {
    const box = boxRef.current
    if (!isOpen || !box) return

    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Tab' || !box) return
      const all = [...box.querySelectorAll<HTMLElement>(stops)]
      const ends = event.shiftKey ? [all[0], box] : [all.at(-1) ?? box]
      if (!ends.some((end) => end === document.activeElement)) return
      event.preventDefault()
      latest.current()
    }
    box.addEventListener('keydown', handleKeyDown)
    return () => box.removeEventListener('keydown', handleKeyDown)
  }, [isOpen, boxRef])
}
