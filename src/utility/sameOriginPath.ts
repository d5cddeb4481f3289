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
    return url.origin === origin ? url.pathname + url.search + url.hash : null
  } catch {
    return null
  }
}
