import { useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'

function headingOnScreen() {
  const element = document.querySelector<HTMLElement>('h1')
  return { element, text: element?.textContent, focused: document.activeElement }
}

/** Focuses the new page's heading. Keeps focus if the heading is the same, as with tabs. */
export function useHeadingFocus(): void {
  const { pathname } = useLocation()
  // Read while the previous page is still on screen. Its heading may render after its URL changes.
  const before = useMemo(() => ({ pathname, ...headingOnScreen() }), [pathname])
  const first = useRef(before)

  useEffect(() => {
    if (before === first.current) return
    const { element, text, focused } = headingOnScreen()
    if (element && element === before.element && text === before.text) return
    // The page focused a field, or the heading that the URL's hash names.
    if (focused !== before.focused && focused?.matches('main input, main h2 a')) return
    // The heading may change after the page renders. Focus stays in the tab list.
    if (focused?.closest('[role="tablist"]')) return
    const target = element ?? document.querySelector<HTMLElement>('main')
    target?.focus({ preventScroll: true })
  }, [before])
}
