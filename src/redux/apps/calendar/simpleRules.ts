import type { Wall } from './walls'

const day = 86_400_000

const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/** Days since Monday. */
const weekdayOf = (wall: Wall) => (new Date(wall).getUTCDay() + 6) % 7

/** Days of a period on which a rule occurs; null if the rule is not daily or weekly, or has other parts. */
function daysOf(parts: ReadonlyMap<string, string>, start: Wall): number[] | null {
  const isKnown = [...parts.keys()].every((name) => /^(FREQ|INTERVAL|COUNT|UNTIL|BYDAY|WKST)$/.test(name))
  const [frequency, byDay] = [parts.get('FREQ'), parts.get('BYDAY')]
  if (!isKnown) return null
  if (frequency === 'DAILY') return byDay === undefined ? [0] : null
  if (frequency !== 'WEEKLY') return null
  const own = weekdayOf(start)
  const days = byDay === undefined ? [own] : byDay.split(',').map((code) => codes.indexOf(code))
  const hasOtherWeeks = (parts.get('WKST') ?? 'MO') !== 'MO' && (parts.get('INTERVAL') ?? '1') !== '1'
  if (hasOtherWeeks || days.includes(-1) || !days.includes(own)) return null
  return [...new Set(days)].sort((a, b) => a - b)
}

/**
 * Wall times of a daily or weekly rule, from its start, within a period; null for other rules. For these, the library takes a
 * millisecond each, and a page may have thousands.
 * @param until last wall time of the rule
 */
export function simpleWalls(
  parts: ReadonlyMap<string, string>,
  start: Wall,
  until: Wall | undefined,
  [from, to]: readonly [Wall, Wall],
): Wall[] | null {
  const days = daysOf(parts, start)
  const [interval, count] = [Number(parts.get('INTERVAL') ?? 1), Number(parts.get('COUNT') ?? Infinity)]
  if (!days || !(interval >= 1) || !(count >= 1)) return null
  const isWeekly = parts.get('FREQ') === 'WEEKLY'
  const length = interval * (isWeekly ? 7 : 1) * day
  const first = isWeekly ? start - weekdayOf(start) * day : start
  const last = Math.min(to, until ?? Infinity)
  // A count needs all occurrences before.
  const skipped = count === Infinity ? Math.max(0, Math.floor((from - first) / length)) : 0
  const walls: Wall[] = []
  let left = count
  for (let period = first + skipped * length; period <= last && left > 0; period += length) {
    for (const offset of days) {
      const wall = period + offset * day
      if (wall < start || wall > last || left === 0) continue
      left -= 1
      if (wall >= from) walls.push(wall)
    }
  }
  return walls
}
