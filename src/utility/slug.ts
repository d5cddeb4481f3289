/**
 * URL segment of a title: lower case, hyphens between words, no accents on Latin letters, other scripts unchanged.
 * @param fallback for a title without letters and digits
 */
export function slugOf(title: string, fallback: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || fallback
}

/** Makes a text unique by adding a number: `unlike(['tea', 'tea-2'], 'tea')` returns `tea-3`. */
export function unlike(taken: readonly string[], wanted: string): string {
  let free = wanted
  for (let number = 2; taken.includes(free); number += 1) free = `${wanted}-${number}`
  return free
}
