import { useEffect, useMemo, useRef } from 'react'

/** Puts the focus on something that is about to be drawn. */
export interface FocusWish {
  /** On a task's link; null wishes for nothing. */
  task: (id: number | null) => void
  /** On the menu of a column. */
  board: (id: string | null) => void
}

/**
 * What is moved is drawn anew elsewhere, and what is removed is gone: the focus would fall to the top of the page. Call it where
 * tasks and columns are drawn.
 */
export function useFocusWish(): FocusWish {
  const wish = useRef<string | null>(null)

  useEffect(() => {
    if (wish.current === null) return
    const element = document.querySelector<HTMLElement>(wish.current)
    if (!element) return
    wish.current = null
    element.focus()
  })

  return useMemo(
    () => ({
      task(id) {
        wish.current = id === null ? null : `[data-task="${id}"] a`
      },
      board(id) {
        wish.current = id === null ? null : `[data-board="${CSS.escape(id)}"] h2 + * button`
      },
    }),
    [],
  )
}
