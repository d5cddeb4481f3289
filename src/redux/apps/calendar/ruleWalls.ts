import { RRuleTemporal } from 'rrule-temporal'
import { simpleWalls } from './simpleRules'
import type { Wall, Zone } from './walls'

const day = 86_400_000

/** Limits a single rule to about a second. */
const limits = { maxIterations: 20_000, maxCandidateEvaluations: 20_000 }

/** Least and greatest number of each part of a rule (RFC 5545, 3.3.10). */
const ranges = new Map<string, readonly [number, number]>([
  ['COUNT', [1, 1e9]],
  ['INTERVAL', [1, 1e9]],
  ['BYSECOND', [0, 60]],
  ['BYMINUTE', [0, 59]],
  ['BYHOUR', [0, 23]],
  ['BYMONTHDAY', [1, 31]],
  ['BYYEARDAY', [1, 366]],
  ['BYWEEKNO', [1, 53]],
  ['BYMONTH', [1, 13]],
  ['BYSETPOS', [1, 366]],
])

/** Splits a rule such as `FREQ=WEEKLY;COUNT=4` into its parts, by name. */
export function partsOf(rule: string): Map<string, string> {
  return new Map(rule.split(';').map((part) => part.split('=', 2) as [string, string]))
}

export const ruleOf = (parts: ReadonlyMap<string, string>) => [...parts].map((part) => part.join('=')).join(';')

/** Whether all parts are known and valid. The library ignores others, which would add wrong dates. */
export function isRule(rule: string): boolean {
  return [...partsOf(rule)].every(([name, value]) => {
    const range = ranges.get(name)
    if (!range) return /^(FREQ|UNTIL|BYDAY|WKST|RSCALE|SKIP)$/.test(name)
    const sizes = value.split(',').map((text) => (/^[+-]?\d{1,9}L?$/.test(text) ? Math.abs(parseInt(text, 10)) : NaN))
    return sizes.every((size) => size >= range[0] && size <= range[1])
  })
}

/** For example `20261121T093000Z`. */
export const basicText = (time: number) => `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** The last wall time of a rule; a day ends at midnight. */
function untilOf(text: string, zone: Zone | null): Wall {
  const written = Temporal.PlainDateTime.from(text.replace('Z', '')).toZonedDateTime('UTC').epochMilliseconds
  if (text.length === 8) return zone ? written + day - 1000 : written
  return zone ? zone.wallOf(written) : written - (written % day)
}

function expandByLibrary(
  parts: ReadonlyMap<string, string>,
  start: Wall,
  [from, to]: readonly [Wall, Wall],
  includeStart: boolean,
): Wall[] {
  const rruleString = `DTSTART:${basicText(start)}\nRRULE:${ruleOf(parts)}`
  const found = new RRuleTemporal({ rruleString, includeDtstart: includeStart, ...limits })
  return found.between(new Date(from), new Date(to), true).map(({ epochMilliseconds }) => epochMilliseconds)
}

/**
 * Wall times of a rule from a start within a period, sorted; null for an unsupported rule.
 * Expanded in UTC, so that daylight saving time shifts nothing.
 * @param includeStart whether `start` counts even if the rule omits it
 */
export function wallsOf(
  rule: string,
  start: Wall,
  zone: Zone | null,
  [from, to]: readonly [Wall, Wall],
  includeStart = true,
): Wall[] | null {
  const parts = partsOf(rule)
  const until = parts.get('UNTIL')
  try {
    if (!isRule(rule)) return null
    const last = until === undefined ? undefined : untilOf(until, zone)
    if (start > to || (last ?? to) < from) return []
    if (last !== undefined) parts.set('UNTIL', basicText(last))
    const walls = simpleWalls(parts, start, last, [from, to]) ?? expandByLibrary(parts, start, [from, to], includeStart)
    // A rule omits hours that the zone skips (RFC 5545, 3.3.10).
    return walls.filter((wall) => !zone || zone.wallOf(zone.momentOf(wall)) === wall)
  } catch {
    return null
  }
}
