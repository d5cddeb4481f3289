import { useSearchParams } from 'react-router-dom'

/**
 * Reads an address that came in from outside, such as the `redirect` parameter of the sign-in page.
 * @param value any text
 * @param origin the page's origin
 * @returns path, query and fragment, or null for what is missing or leads to another origin (open redirect, CWE-601)
 */
export function sameOriginPath(value: string | null, origin: string): string | null {
  if (!value?.startsWith('/')) return null
  try {
    const url = new URL(value, origin)
    const path = url.pathname + url.search + url.hash
    // A path may be left with two slashes (`/.//other.example`), which a browser takes for another host.
    return url.origin === origin && !path.startsWith('//') ? path : null
  } catch {
    return null
  }
}

/** @returns the place in the product that somebody was on the way to when they were asked to sign in; null if there was none */
export function useDestination(): string | null {
  const [search] = useSearchParams()
  const wanted = search.get('redirect')
  return wanted === null ? null : sameOriginPath(wanted, window.location.origin)
}
