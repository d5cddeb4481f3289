import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

function headingOnScreen() {
  const element = document.querySelector<HTMLElement>('h1')
  return { element, text: element?.textContent }
}

/**
 * After a navigation the focus moves to the new page's heading, so that keyboard and screen reader begin there. An address
 * that changes under the same heading, as with tabs, leaves the focus where it is.
 */
export function useHeadingFocus(): void {
  const { pathname } = useLocation()
  const previous = useRef<{ pathname: string; heading: ReturnType<typeof headingOnScreen> }>(null)

  useEffect(() => {
    const heading = headingOnScreen()
    const before = previous.current
    previous.current = { pathname, heading }
    if (!before || before.pathname === pathname) return
    if (heading.element && heading.element === before.heading.element && heading.text === before.heading.text) return
    // The heading may have got its name later than the page: whoever is on a row of tabs stays there.
    if (document.activeElement?.closest('[role="tablist"]')) return
    const target = heading.element ?? document.querySelector<HTMLElement>('main')
    target?.focus({ preventScroll: true })
  }, [pathname])
}
