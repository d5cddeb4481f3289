import { addDays, daysBetween } from '@core/days'
import type { EventTimes } from '../shared/times'
import type { ContentLine } from './contentLines'
import { readTimes, zoneOf } from './icsTime'

/** Returns the times of an event; null for an invalid rule. */
export type Repetitions = (lines: readonly ContentLine[]) => Promise<readonly EventTimes[] | null>

const year = 365 * 86_400_000

/** Limits, so that a file of nothing but rules takes seconds. */
const mostRules = 500
const limits = { maxIterations: 1000, maxCandidateEvaluations: 20_000 }

const lineOf = (lines: readonly ContentLine[], wanted: string) => lines.find(({ name }) => name === wanted)

export const isRepeated = (lines: readonly ContentLine[]) => lines.some(({ name }) => /^R(RULE|DATE)$/.test(name))

/** Formats a line for rrule-temporal: IANA zone name, dates as dates, no other parameters. */
function write(line: ContentLine): string {
  const { name, params, value } = line
  if (name === 'RRULE' || value.trim().endsWith('Z')) return `${name}:${value}`
  return `${name};${params.VALUE === 'DATE' ? 'VALUE=DATE' : `TZID=${zoneOf(line) ?? 'UTC'}`}:${value}`
}

function timesFrom({ start, end, allDay }: EventTimes, moment: number): EventTimes {
  const from = new Date(moment).toISOString()
  if (allDay)
    return { start: from.slice(0, 10), end: end && addDays(from.slice(0, 10), daysBetween(start, end)), allDay }
  const length = end === null ? null : Date.parse(end) - Date.parse(start)
  return { start: from, end: length === null ? null : new Date(moment + length).toISOString(), allDay }
}

/** Expands repeat rules (RFC 5545, 3.8.5) within a year around `now`. Without times in that range, returns the first. */
export function repetitionsIn(events: readonly (readonly ContentLine[])[], now: Date): Repetitions {
  // An occurrence may be an event of its file, marked by RECURRENCE-ID.
  const replaced = new Map<string | undefined, ContentLine[]>()
  for (const lines of events) {
    const time = lineOf(lines, 'RECURRENCE-ID')
    const uid = lineOf(lines, 'UID')?.value
    if (time && !replaced.has(uid)) replaced.set(uid, [])
    if (time) replaced.get(uid)?.push({ ...time, name: 'EXDATE' })
  }
  let rules = 0

  return async (lines) => {
    const first = readTimes((name) => lineOf(lines, name))
    rules += 1
    if (typeof first === 'string' || rules > mostRules) return null
    const uid = lineOf(lines, 'UID')?.value
    const wanted = lines.filter(({ name }) => ['DTSTART', 'RRULE', 'RDATE', 'EXDATE'].includes(name))
    const rruleString = [...wanted, ...(replaced.get(uid) ?? [])].map(write).join('\n')
    replaced.delete(uid)
    const { RRuleTemporal } = await import('rrule-temporal')
    try {
      const rule = new RRuleTemporal({ rruleString, includeDtstart: true, ...limits })
      const found = rule.between(new Date(now.getTime() - year), new Date(now.getTime() + year), true)
      return found.length > 0 ? found.map(({ epochMilliseconds }) => timesFrom(first, epochMilliseconds)) : [first]
    } catch {
      return null
    }
  }
}
