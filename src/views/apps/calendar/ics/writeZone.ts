import { basicText } from './series'

/** Milliseconds after today that changes of the offset are written for. */
const ahead = 10 * 366 * 86_400_000

/** For example `+0530`, or `-003652` with seconds. */
function offsetText(offset: number): string {
  const size = Math.abs(offset) / 1000
  const digits = [size / 3600, (size / 60) % 60, size % 60].map((part) => String(Math.floor(part)).padStart(2, '0'))
  return `${offset < 0 ? '-' : '+'}${digits.join('').replace(/^(\d{4})00$/, '$1')}`
}

const offsetOf = ({ offsetNanoseconds }: Temporal.ZonedDateTime) => offsetNanoseconds / 1_000_000

/** Writes a time zone (RFC 5545, 3.6.5), with the changes of its offset that affect events from a moment on. */
export function writeZone(name: string, from: number, now: Date): string[] {
  const start = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(name)
  const last = Math.max(from, now.getTime()) + ahead
  // Equal changes share a part: the first is its DTSTART, later ones are its RDATEs.
  const parts = new Map<string, { before: number; after: number; walls: string[] }>()
  let onset: Temporal.ZonedDateTime | null = start.getTimeZoneTransition('previous') ?? start
  while (onset && onset.epochMilliseconds <= last) {
    const [before, after] = [offsetOf(onset.subtract({ nanoseconds: 1 })), offsetOf(onset)]
    const part = parts.get(`${before} ${after}`) ?? { before, after, walls: [] }
    parts.set(`${before} ${after}`, part)
    part.walls.push(basicText(onset.epochMilliseconds + before))
    onset = onset.getTimeZoneTransition('next')
  }
  const written = [...parts.values()].flatMap(({ before, after, walls: [first, ...others] }) => {
    const kind = after > before ? 'DAYLIGHT' : 'STANDARD'
    return [
      `BEGIN:${kind}`,
      `DTSTART:${first}`,
      ...(others.length > 0 ? [`RDATE:${others.join()}`] : []),
      `TZOFFSETFROM:${offsetText(before)}`,
      `TZOFFSETTO:${offsetText(after)}`,
      `END:${kind}`,
    ]
  })
  return ['BEGIN:VTIMEZONE', `TZID:${name}`, ...written, 'END:VTIMEZONE']
}
