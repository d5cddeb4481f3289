import type { EventTimes } from '../shared/times'
import type { Component } from './components'
import type { ContentLine } from './contentLines'
import { readSpan, timesAt } from './icsTime'
import type { Pause } from './series'
import { expandSeries } from './series'
import type { ZoneNamed } from './zones'

/** Returns the times of an event; a note if only its first time is known. Empty if all times are events of their own. */
export type Repetitions = (
  lines: readonly ContentLine[],
) => Promise<readonly EventTimes[] | 'once' | 'limit' | 'cancelled'>

const year = 365 * 86_400_000

const lineOf = (lines: readonly ContentLine[], wanted: string) => lines.find(({ name }) => name === wanted)

export const isRepeated = (lines: readonly ContentLine[]) => lines.some(({ name }) => /^R(RULE|DATE)$/.test(name))

/** Expands repeating events within a year around `now`. Without times in that range, returns the first. */
export function repetitionsIn(
  events: readonly Component[],
  zoneNamed: ZoneNamed,
  pause: Pause,
  now: Date,
): Repetitions {
  // An occurrence may be an event of its file, marked by RECURRENCE-ID.
  const replaced = new Map<string | undefined, ContentLine[]>()
  for (const { lines } of events) {
    const time = lineOf(lines, 'RECURRENCE-ID')
    const uid = lineOf(lines, 'UID')?.value
    if (time && !replaced.has(uid)) replaced.set(uid, [])
    if (time) replaced.get(uid)?.push({ ...time, name: 'EXDATE' })
  }

  return async (lines) => {
    if (!(await pause())) return 'limit'
    const span = readSpan((name) => lineOf(lines, name), zoneNamed)
    if (typeof span === 'string') return 'once'
    const uid = lineOf(lines, 'UID')?.value
    const exceptions = replaced.get(uid) ?? []
    replaced.delete(uid)
    const wallOf = (moment: number) => span.zone?.wallOf(moment) ?? moment
    const expand = (from: number, to: number) => expandSeries([...lines, ...exceptions], span, zoneNamed, [from, to])
    const walls = await expand(wallOf(now.getTime() - year), wallOf(now.getTime() + year))
    const found = walls?.length === 0 ? await expand(span.start, span.start) : walls
    if (found === null) return 'once'
    if (found.length === 0 && exceptions.length === 0) return 'cancelled'
    return found.map((wall) => timesAt(span, wall))
  }
}
