import { useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'

function headingOnScreen() {
  const element = document.querySelector<HTMLElement>('h1')
  return { element, text: element?.textContent, focused: document.activeElement }
}

/**
 * After a navigation the focus moves to the new page's heading, so that keyboard and screen reader begin there. An address
 * that changes under the same heading, as with tabs, leaves the focus where it is.
 */
export function useHeadingFocus(): void {
  const { pathname } = useLocation()
  // While the next page is rendered, the one before is still on screen; its heading may have come later than its address.
  const before = useMemo(() => ({ pathname, ...headingOnScreen() }), [pathname])
  const first = useRef(before)

  useEffect(() => {
    if (before === first.current) return
    const { element, text, focused } = headingOnScreen()
    if (element && element === before.element && text === before.text) return
    // The page has chosen one of its fields, or the title of the part that the address names.
    if (focused !== before.focused && focused?.matches('main input, main h2 a')) return
    // The heading may have got its name later than the page: whoever is on a row of tabs stays there.
    if (focused?.closest('[role="tablist"]')) return
    const target = element ?? document.querySelector<HTMLElement>('main')
    target?.focus({ preventScroll: true })
  }, [before])
}
