import type { ContentLine } from './contentLines'
import type { Span } from './icsTime'
import { midnightOf, readUntil, readWalls } from './icsTime'
import type { Wall, ZoneNamed } from './zones'

/** Limits a single rule to about a second. */
const limits = { maxIterations: 20_000, maxCandidateEvaluations: 20_000 }

/** Milliseconds: for all rules of a file, and between pauses. */
const longest = 30_000
const slice = 50

/** Pauses long work to keep the page responsive. Resolves to false once a file took too long. */
export type Pause = () => Promise<boolean>

export function createPause(): Pause {
  let paused = performance.now()
  const end = paused + longest
  return async () => {
    if (performance.now() > paused + slice) {
      await new Promise((resume) => setTimeout(resume))
      paused = performance.now()
    }
    return paused < end
  }
}

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

/** The library ignores unknown parts and invalid numbers, which would add wrong dates. */
function isValid(name: string, value: string): boolean {
  const range = ranges.get(name)
  if (!range) return /^(FREQ|UNTIL|BYDAY|WKST|RSCALE|SKIP)$/.test(name)
  const sizes = value.split(',').map((text) => (/^[+-]?\d{1,9}L?$/.test(text) ? Math.abs(parseInt(text, 10)) : NaN))
  return sizes.every((size) => size >= range[0] && size <= range[1])
}

/** For example `20261121T093000Z`. */
const textOf = (wall: Wall) => `${new Date(wall).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** Writes a rule for rrule-temporal, with its end as if in UTC; null if a part is unknown or invalid. */
function writeRule(rule: string, span: Span, zoneNamed: ZoneNamed): string | null {
  const parts: string[] = []
  for (const part of rule.trim().toUpperCase().split(';').filter(Boolean)) {
    const [name = '', value = ''] = part.split('=').map((text) => text.trim())
    const until = name === 'UNTIL' ? readUntil(value, span, zoneNamed) : span.start
    if (!isValid(name, value) || until === null || until < span.start) return null
    parts.push(`${name}=${name === 'UNTIL' ? textOf(until) : value}`)
  }
  return `DTSTART:${textOf(span.start)}\nRRULE:${parts.join(';')}`
}

/**
 * Wall times of a series within a period (RFC 5545, 3.8.5), sorted; null for an unsupported rule.
 * Rules are expanded in UTC, so daylight saving time shifts nothing.
 */
export async function expandSeries(
  lines: readonly ContentLine[],
  span: Span,
  zoneNamed: ZoneNamed,
  [from, to]: readonly [Wall, Wall],
): Promise<readonly Wall[] | null> {
  const { start, zone } = span
  const linesOf = (wanted: string) => lines.filter(({ name }) => name === wanted)
  const timesOf = (wanted: string) => linesOf(wanted).flatMap((line) => readWalls(line, span, zoneNamed) ?? [null])

  async function expand({ name, value }: ContentLine): Promise<Wall[] | null> {
    const rruleString = writeRule(value, span, zoneNamed)
    if (rruleString === null) return null
    const { RRuleTemporal } = await import('rrule-temporal')
    try {
      const rule = new RRuleTemporal({ rruleString, includeDtstart: name === 'RRULE', ...limits })
      return rule.between(new Date(from), new Date(to), true).map(({ epochMilliseconds }) => epochMilliseconds)
    } catch {
      return null
    }
  }

  const added = timesOf('RDATE')
  const removed = timesOf('EXDATE')
  const found = await Promise.all(linesOf('RRULE').map(expand))
  const exceptions = await Promise.all(linesOf('EXRULE').map(expand))
  if ([...added, ...removed, ...found, ...exceptions].includes(null)) return null

  // A rule omits hours that the zone skips (RFC 5545, 3.3.10).
  const exists = (wall: Wall) => !zone || zone.wallOf(zone.momentOf(wall)) === wall
  const dates = [start, ...added.flatMap((time) => time?.wall ?? [])].filter((wall) => wall >= from && wall <= to)
  const walls = new Set([...dates, ...found.flatMap((some) => some?.filter(exists) ?? [])])
  const days = new Set<Wall>()
  for (const wall of exceptions.flat()) walls.delete(wall ?? NaN)
  for (const time of removed) {
    if (time?.isDay) days.add(midnightOf(time.wall))
    else walls.delete(time?.wall ?? NaN)
  }
  return [...walls].filter((wall) => !days.has(midnightOf(wall))).sort((a, b) => a - b)
}
