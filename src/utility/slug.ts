/**
 * Creates a URL segment from a title: lower case, hyphens between words, no accents.
 * @param fallback for a title without letters and digits
 * @example slugOf('Indigo takes its time!', 'post') // 'indigo-takes-its-time'
 */
export function slugOf(title: string, fallback: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || fallback
}

/**
 * Makes a text unique by adding a number from 2.
 * @example unlike(['tea', 'tea-2'], 'tea') // 'tea-3'
 */
export function unlike(taken: readonly string[], wanted: string): string {
  let free = wanted
  for (let number = 2; taken.includes(free); number += 1) free = `${wanted}-${number}`
  return free
}
