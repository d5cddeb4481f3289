import { beforeEach, describe, expect, it, vi } from 'vitest'
import { decodeFile } from '@/views/apps/calendar/ics/contentLines'
import { readIcs } from '@/views/apps/calendar/ics/readIcs'
import { occurrencesIn, startsIn } from './icsOccurrences'

beforeEach(() => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
})

const now = new Date('2026-11-21T10:00:00Z')
const read = async (...lines: string[]) => {
  const content = await readIcs(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n'), 'Untitled', now)
  return content?.events.map(({ event }) => event.start) ?? []
}
const readSeries = async (...lines: string[]) =>
  startsIn(await readIcs(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n'), 'Untitled', now), now)
const part = (name: string, ...lines: string[]) => [`BEGIN:${name}`, ...lines, `END:${name}`]
const offsets = (from: string, to: string) => [`TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`]

describe('a time zone of the file', () => {
  const adelaide = part(
    'VTIMEZONE',
    'TZID:(UTC+09:30) Adelaide\\, own',
    ...part(
      'STANDARD',
      'DTSTART:16010101T030000',
      ...offsets('+1030', '+0930'),
      'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=4',
    ),
    ...part(
      'DAYLIGHT',
      'DTSTART:16010101T020000',
      ...offsets('+0930', '+1030'),
      'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=10',
    ),
  )
  const at = (...walls: string[]) =>
    walls.flatMap((wall) => part('VEVENT', `DTSTART;TZID="(UTC+09:30) Adelaide, own":${wall}`))

  it('has daylight saving time, also far from today', async () => {
    expect(
      await read(...adelaide, ...at('20260701T120000', '20261221T120000', '19840101T120000', '20600701T120000')),
    ).toEqual([
      '2026-07-01T02:30:00.000Z',
      '2026-12-21T01:30:00.000Z',
      '1984-01-01T01:30:00.000Z',
      '2060-07-01T02:30:00.000Z',
    ])
  })

  it('may follow its events', async () => {
    expect(await read(...at('20260701T120000'), ...adelaide)).toEqual(['2026-07-01T02:30:00.000Z'])
  })

  it('skips and repeats hours like known zones', async () => {
    const walls = ['20261004T013000', '20261004T023000', '20261004T030000', '20260405T023000', '20260405T030000']
    const known = walls.flatMap((wall) => part('VEVENT', `DTSTART;TZID=Australia/Adelaide:${wall}`))
    expect(await read(...adelaide, ...at(...walls))).toEqual(await read(...known))
  })

  it('keeps the hour of a series, and removes its dates', async () => {
    const starts = await readSeries(
      ...adelaide,
      ...part(
        'VEVENT',
        'DTSTART;TZID="(UTC+09:30) Adelaide, own":20261001T090000',
        'RRULE:FREQ=DAILY;INTERVAL=3;UNTIL=20261009T223000Z',
        'EXDATE:20261006T223000Z',
      ),
    )
    expect(starts).toEqual(['2026-09-30T23:30:00.000Z', '2026-10-03T22:30:00.000Z', '2026-10-09T22:30:00.000Z'])
  })

  it('may have changed its rules, by UNTIL and RDATE', async () => {
    const zone = part(
      'VTIMEZONE',
      'TZID:Harbor Time',
      ...part(
        'STANDARD',
        'DTSTART:20001029T030000',
        ...offsets('+0200', '+0100'),
        'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
      ),
      ...part(
        'DAYLIGHT',
        'DTSTART:20010325T020000',
        ...offsets('+0100', '+0200'),
        'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3;UNTIL=20250330T010000Z',
        'RDATE:20260501T020000',
      ),
    )
    const days = ['20250401', '20260401', '20260601', '20261201', '20270601', '19990601']
    expect(
      await read(...zone, ...days.flatMap((day) => part('VEVENT', `DTSTART;TZID=Harbor Time:${day}T120000`))),
    ).toEqual([
      '2025-04-01T10:00:00.000Z',
      '2026-04-01T11:00:00.000Z',
      '2026-06-01T10:00:00.000Z',
      '2026-12-01T11:00:00.000Z',
      '2027-06-01T11:00:00.000Z',
      // Before the first change.
      '1999-06-01T10:00:00.000Z',
    ])
  })

  it('may have an IANA name too, which keeps a rule', async () => {
    const [begin = '', id = '', ...rest] = adelaide
    const lines = part('VEVENT', 'DTSTART;TZID="(UTC+09:30) Adelaide, own":20261001T090000', 'RRULE:FREQ=DAILY')
    const recurrenceOf = async (...zone: string[]) => {
      const content = await readIcs(['BEGIN:VCALENDAR', ...zone, ...lines].join('\n'), 'Untitled', now)
      return content?.events[0]?.event.recurrence
    }
    expect(await recurrenceOf(begin, id, 'X-LIC-LOCATION:Australia/Adelaide', ...rest)).toEqual({
      rule: 'FREQ=DAILY',
      timeZone: 'Australia/Adelaide',
    })
    const dated = await recurrenceOf(begin, id, 'X-LIC-LOCATION:Nowhere', ...rest)
    expect(dated?.rule).toBeUndefined()
    expect(dated?.rdates?.slice(0, 4)).toEqual([
      '2026-10-01T23:30:00.000Z',
      '2026-10-02T23:30:00.000Z',
      '2026-10-03T22:30:00.000Z',
      '2026-10-04T22:30:00.000Z',
    ])
  })

  it('does not replace a known zone, and must be valid', async () => {
    const zone = (id: string, offset: string) =>
      part('VTIMEZONE', `TZID:${id}`, ...part('STANDARD', 'DTSTART:19700101T000000', ...offsets(offset, offset)))
    const event = (id: string) => part('VEVENT', `DTSTART;TZID=${id}:20260701T120000`)
    expect(await read(...zone('Europe/Berlin', '+0900'), ...event('Europe/Berlin'))).toEqual([
      '2026-07-01T10:00:00.000Z',
    ])
    expect(await read(...zone('Ship', '-033000'), ...event('Ship'))).toEqual(['2026-07-01T15:30:00.000Z'])
    for (const bad of [zone('Ship', 'nine'), part('VTIMEZONE', 'TZID:Ship')]) {
      const file = ['BEGIN:VCALENDAR', ...bad, ...event('Ship')].join('\n')
      expect((await readIcs(file, 'Untitled', now))?.problems).toEqual([{ title: '', reason: 'zone' }])
    }
  })
})

describe('an all-day event of Exchange', () => {
  const timesOf = async (...lines: string[]) => {
    const file = ['BEGIN:VCALENDAR', ...part('VEVENT', ...lines)].join('\n')
    const content = await readIcs(file, 'Untitled', now)
    return occurrencesIn(content, now).map(({ start, end, allDay }) => [start, end, allDay])
  }
  const mark = 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'

  it.each([
    [
      ['DTSTART;TZID=Pacific Standard Time:20261201T000000', 'DTEND;TZID=Pacific Standard Time:20261203T000000', mark],
      3,
    ],
    [['DTSTART;TZID=Nowhere:20261201T000000', 'DTEND;TZID=Nowhere:20261203T000000', mark], 3],
    [['DTSTART:20261201T000000Z', 'DTEND:20261203T000000Z', mark], 3],
    [['DTSTART:20261201T000000', 'DURATION:P2D', 'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:true'], 3],
    [['DTSTART:20261201T000000', 'DURATION:PT48H', mark], 3],
    [['DTSTART:20261201T000000', mark], 2],
    // Hours of a day's event count as full days.
    [['DTSTART;VALUE=DATE:20261201', 'DURATION:PT48H'], 3],
    [['DTSTART;VALUE=DATE:20261201', 'DURATION:P1DT1H'], 3],
    [['DTSTART;VALUE=DATE:20261201', 'DURATION:PT15M'], 2],
  ])('is all day: %j', async (lines, end) => {
    expect(await timesOf(...lines)).toEqual([['2026-12-01', `2026-12-0${end}`, true]])
  })

  it('repeats on the dates written', async () => {
    const lines = [
      'DTSTART;TZID=Romance Standard Time:20261201T000000',
      'DTEND;TZID=Romance Standard Time:20261202T000000',
      'RRULE:FREQ=DAILY;UNTIL=20261203T230000Z',
      'EXDATE;TZID=Romance Standard Time:20261202T000000',
      mark,
    ]
    expect((await timesOf(...lines)).map(([start]) => start)).toEqual(['2026-12-01', '2026-12-03', '2026-12-04'])
  })

  it('is timed without the mark, or between other hours', async () => {
    const timed = [['2026-12-01T00:00:00.000Z', '2026-12-02T00:00:00.000Z', false]]
    const lines = ['DTSTART:20261201T000000Z', 'DTEND:20261202T000000Z']
    expect(await timesOf(...lines)).toEqual(timed)
    expect(await timesOf(...lines, 'X-MICROSOFT-CDO-ALLDAYEVENT:FALSE')).toEqual(timed)
    const odd = await timesOf('DTSTART:20261201T080000Z', 'DTEND:20261202T000000Z', mark)
    expect(odd).toEqual([['2026-12-01T08:00:00.000Z', '2026-12-02T00:00:00.000Z', false]])
  })
})

describe('the bytes of a file', () => {
  it('may be folded within a character', () => {
    const line = 'SUMMARY:Chá às 5 🫖, شاي'
    const bytes = new TextEncoder().encode(`${line}\r\nURL:a\r\n`)
    for (const fold of ['\r\n ', '\n\t', '\r\n\t'])
      for (let at = 1; at < new TextEncoder().encode(line).length; at += 1) {
        const folded = [...bytes.slice(0, at), ...new TextEncoder().encode(fold), ...bytes.slice(at)]
        expect(decodeFile(new Uint8Array(folded))).toBe(`${line}\r\nURL:a\r\n`)
      }
  })

  it('keep their line breaks, and lose a BOM', () => {
    const decode = (text: string) => decodeFile(new TextEncoder().encode(text))
    expect(decode('\uFEFFA:b\r\nC:d\n\nE:f\n')).toBe('A:b\r\nC:d\n\nE:f\n')
    expect(decode('')).toBe('')
    expect(decode('\n')).toBe('\n')
  })
})
