import type { Wall } from '@/redux/apps/calendar/walls'
import type { Component } from './components'
import { unescapeText } from './contentLines'
import { readSpan } from './icsTime'
import type { Pause } from './series'
import { expandSeries, readDates } from './series'
import type { IcsZone, ZoneNamed } from './zones'
import { knownZone } from './zones'

/** A change of the offset from UTC, in milliseconds. */
interface Onset {
  readonly at: number
  readonly before: number
  readonly after: number
}

/** Onsets are expanded in this period. The first onset counts, however early. */
const period = [Date.UTC(1900, 0), Date.UTC(2100, 0)] as const

/** Reads `+0530` or `-033045` as milliseconds; null if invalid. */
function readOffset(text = ''): number | null {
  const [, sign, hours, minutes, seconds = '0'] = /^([+-])(\d\d)(\d\d)(\d\d)?$/.exec(text.trim()) ?? []
  const size = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
  return sign === undefined ? null : sign === '-' ? -size : size
}

/** Onsets of standard or daylight saving time; null if invalid. Both are series in the offset before them. */
async function onsetsOf({ lines }: Component): Promise<Onset[] | null> {
  const property = (wanted: string) => lines.find(({ name }) => name === wanted)
  const before = readOffset(property('TZOFFSETFROM')?.value)
  const after = readOffset(property('TZOFFSETTO')?.value)
  if (before === null || after === null) return null
  const zone: IcsZone = { name: null, momentOf: (wall) => wall - before, wallOf: (moment) => moment + before }
  const zoneNamed: ZoneNamed = (name) => (name === 'UTC' ? knownZone(name) : zone)
  const given = readSpan((name) => (name === 'DTSTART' ? property(name) : undefined), zoneNamed)
  if (typeof given === 'string') return null
  const span = { ...given, zone }
  const dates = readDates(lines, span, zoneNamed)
  const walls = dates && (await expandSeries(dates, span, period))
  return walls?.map((wall) => ({ at: zone.momentOf(wall), before, after })) ?? null
}

/** Reads a time zone (RFC 5545, 3.6.5); null if invalid. */
async function readZone({ parts }: Component, pause: Pause): Promise<IcsZone | null> {
  const onsets: Onset[] = []
  for (const part of parts.filter(({ name }) => name === 'STANDARD' || name === 'DAYLIGHT')) {
    const found = (await pause()) ? await onsetsOf(part) : null
    if (found === null) return null
    onsets.push(...found)
  }
  const [first] = onsets.sort((a, b) => a.at - b.at)
  if (!first) return null
  const offset = (isOver: (onset: Onset) => boolean) => onsets.findLast(isOver)?.after ?? first.before
  return {
    name: null,
    // The offset before a change applies to hours that it skips or repeats (RFC 5545, 3.3.5).
    momentOf: (wall: Wall) => wall - offset(({ at, before, after }) => at + Math.max(before, after) <= wall),
    wallOf: (moment) => moment + offset(({ at }) => at <= moment),
  }
}

/** Time zones of a file, by name. Known names win over the file's definitions. */
export async function zonesIn(components: readonly Component[], pause: Pause): Promise<ZoneNamed> {
  const own = new Map<string, IcsZone | null>()
  for (const component of components.filter(({ name }) => name === 'VTIMEZONE')) {
    const text = (wanted: string) =>
      unescapeText(component.lines.find(({ name }) => name === wanted)?.value ?? '').trim()
    const name = text('TZID')
    if (own.has(name) || knownZone(name) !== null) continue
    // Evolution and others add the IANA name.
    own.set(name, knownZone(text('X-LIC-LOCATION')) ?? (await readZone(component, pause)))
  }
  return (name) => knownZone(name.trim()) ?? own.get(name.trim()) ?? null
}
