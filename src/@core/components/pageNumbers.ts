/**
 * The pages to offer: the first, the last, the current one and its neighbours, never more than seven places.
 *
 * @param current The page shown, from 1.
 * @param last The last page.
 * @returns Page numbers in order; a negative number stands for a gap.
 */
export function pageNumbers(current: number, last: number): number[] {
  if (last <= 7) return Array.from({ length: last }, (_, index) => index + 1)
  const start = Math.min(Math.max(current - 1, 3), last - 4)
  const middle = [start, start + 1, start + 2]
  if (current <= 4) return [1, 2, 3, 4, 5, -1, last]
  if (current >= last - 3) return [1, -1, last - 4, last - 3, last - 2, last - 1, last]
  return [1, -1, ...middle, -2, last]
}
