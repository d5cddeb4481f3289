/** Divides a part by its whole. 0 if the whole is 0: with no customers, each kind is 0 % of them. */
export function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}
