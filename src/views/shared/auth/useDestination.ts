import { useSearchParams } from 'react-router-dom'

/**
 * Parses an untrusted URL, such as the `redirect` parameter of the login page.
 * @param origin of the page
 * @returns path, query and hash; null if missing or of another origin (open redirect, CWE-601)
 */
export function sameOriginPath(value: string | null, origin: string): string | null {
  if (!value?.startsWith('/')) return null
  try {
    const url = new URL(value, origin)
    const path = url.pathname + url.search + url.hash
    // A path can start with two slashes (`/.//other.example`), which browsers read as a host.
    return url.origin === origin && !path.startsWith('//') ? path : null
  } catch {
    return null
  }
}

/** @returns same-origin path from the `redirect` parameter, or null */
export function useDestination(): string | null {
  const [search] = useSearchParams()
  const wanted = search.get('redirect')
  return wanted === null ? null : sameOriginPath(wanted, window.location.origin)
}
