import { useEffect, type RefObject } from 'react'

/** How much of the board, from either side, is its edge. */
const share = 0.15

/**
 * Scrolls a board that runs from right to left while something is dragged to one of its sides: the drag library takes the
 * distance that such a box is scrolled, which is negative, for none.
 */
export function useEdgeScroll(boardRef: RefObject<HTMLElement | null>, isDragging: boolean): void {
  useEffect(() => {
    const board = boardRef.current
    if (!isDragging || !board || getComputedStyle(board).direction !== 'rtl') return undefined
    let x: number | null = null
    let frame = requestAnimationFrame(function step() {
      const { left, right, width } = board.getBoundingClientRect()
      const edge = width * share
      if (x !== null) board.scrollLeft += (Math.max(x - right + edge, 0) - Math.max(left + edge - x, 0)) / 8
      frame = requestAnimationFrame(step)
    })
    function handleMove({ clientX }: PointerEvent) {
      x = clientX
    }
    globalThis.addEventListener('pointermove', handleMove)
    return () => {
      cancelAnimationFrame(frame)
      globalThis.removeEventListener('pointermove', handleMove)
    }
  }, [boardRef, isDragging])
}
