/** Adds days to a day, such as `2026-03-29`; subtracts them if negative. */
export function addDays(day: string, count: number): string {
  return Temporal.PlainDate.from(day).add({ days: count }).toString()
}

/** Days from a day, such as `2026-03-29`, to another; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to).days
}
