import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readIcs } from '@/views/apps/calendar/ics/readIcs'
import { occurrencesIn, startsIn } from './icsOccurrences'

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Berlin')
})

const now = new Date('2026-11-21T10:00:00Z')
const wrap = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')
const vevent = (...lines: string[]) => ['BEGIN:VEVENT', 'SUMMARY:Tea', ...lines, 'END:VEVENT']
const readAll = async (...lines: string[]) => {
  const content = await readIcs(wrap(...lines), 'Untitled', now)
  if (!content) throw new Error('No calendar')
  return content
}
const startsOf = async (...lines: string[]) =>
  startsIn(await readAll(...vevent(...lines)), now).map((start) => start.replace(':00.000Z', 'Z'))
const notesOf = async (...lines: string[]) =>
  (await readAll(...vevent(...lines))).events.flatMap(({ notes }) => [...notes])

describe('the end of a rule', () => {
  it.each([
    // In the zone of the start, across the end of daylight saving time.
    [
      ['DTSTART;TZID=America/New_York:20261030T180000', 'RRULE:FREQ=DAILY;UNTIL=20261102T180000'],
      ['2026-10-30T22:00Z', '2026-10-31T22:00Z', '2026-11-01T23:00Z', '2026-11-02T23:00Z'],
    ],
    [
      ['DTSTART:20261120T220000', 'RRULE:FREQ=DAILY;UNTIL=20261121T220000'],
      ['2026-11-20T21:00Z', '2026-11-21T21:00Z'],
    ],
    [
      ['DTSTART:20261120T220000Z', 'RRULE:FREQ=DAILY;UNTIL=20261121T220000'],
      ['2026-11-20T22:00Z', '2026-11-21T22:00Z'],
    ],
    // A day is included.
    [
      ['DTSTART;TZID=Asia/Tokyo:20261120T220000', 'RRULE:FREQ=DAILY;UNTIL=20261121'],
      ['2026-11-20T13:00Z', '2026-11-21T13:00Z'],
    ],
    [
      ['DTSTART;VALUE=DATE:20261120', 'RRULE:FREQ=DAILY;UNTIL=20261122T000000Z'],
      ['2026-11-20', '2026-11-21', '2026-11-22'],
    ],
    [
      ['DTSTART;VALUE=DATE:20261120', 'RRULE:FREQ=DAILY;UNTIL=20261121T235959Z'],
      ['2026-11-20', '2026-11-21'],
    ],
    [
      ['DTSTART;VALUE=DATE:20261120', 'RRULE:FREQ=DAILY;UNTIL=20261121T083000'],
      ['2026-11-20', '2026-11-21'],
    ],
  ])('%j yields %j', async (lines, starts) => {
    for (const zone of ['Europe/Berlin', 'America/Los_Angeles']) {
      vi.stubEnv('TZ', zone)
      if (zone === 'Europe/Berlin' || !lines[0]?.startsWith('DTSTART:20261120T220000'))
        expect(await startsOf(...lines)).toEqual(starts)
    }
    expect(await notesOf(...lines)).toEqual(['repeats'])
  })
})

describe('removed and added dates', () => {
  it.each([
    // Days remove times, and times remove days.
    [
      ['DTSTART;TZID=Europe/Lisbon:20261101T203000', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;VALUE=DATE:20261101,20261103'],
      ['2026-11-02T20:30Z'],
    ],
    [
      ['DTSTART;VALUE=DATE:20261101', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;TZID=Asia/Tokyo:20261102T000000'],
      ['2026-11-01', '2026-11-03'],
    ],
    [
      ['DTSTART;VALUE=DATE:20261101', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20261102T000000Z'],
      ['2026-11-01', '2026-11-03'],
    ],
    // In UTC, in another zone, and without a zone.
    [
      [
        'DTSTART;TZID=Asia/Tokyo:20261101T080000',
        'RRULE:FREQ=DAILY;COUNT=5',
        'EXDATE:20261101T230000Z',
        'EXDATE;TZID=Europe/Berlin:20261103T000000',
        'EXDATE:20261105T080000',
        'EXDATE:',
      ],
      ['2026-10-31T23:00Z', '2026-11-03T23:00Z'],
    ],
    [['DTSTART:20261101T080000Z', 'RRULE:FREQ=DAILY;COUNT=3', 'EXRULE:FREQ=DAILY;INTERVAL=2'], ['2026-11-02T08:00Z']],
    // Added dates need no rule.
    [
      ['DTSTART;TZID=Europe/Lisbon:20261105T203000', 'RDATE;TZID=Europe/Lisbon:20261109T203000,20261107T190000'],
      ['2026-11-05T20:30Z', '2026-11-07T19:00Z', '2026-11-09T20:30Z'],
    ],
    [
      ['DTSTART;TZID=Europe/Lisbon:20260705T203000', 'RDATE;VALUE=DATE:20261107', 'RDATE:20261109T010000Z'],
      ['2026-07-05T19:30Z', '2026-11-07T20:30Z', '2026-11-09T01:00Z'],
    ],
    [
      ['DTSTART;VALUE=DATE:20261105', 'RDATE;VALUE=DATE:20261205', 'RDATE:20270105'],
      ['2026-11-05', '2026-12-05', '2027-01-05'],
    ],
    [
      ['DTSTART:20261105T080000Z', 'RDATE;VALUE=PERIOD:20261106T090000Z/PT1H'],
      ['2026-11-05T08:00Z', '2026-11-06T09:00Z'],
    ],
    // A day removes all times on it.
    [
      ['DTSTART:20261105T080000Z', 'RRULE:FREQ=DAILY;BYHOUR=8,16;COUNT=5', 'EXDATE;VALUE=DATE:20261106,20261107'],
      ['2026-11-05T08:00Z', '2026-11-05T16:00Z'],
    ],
  ])('of %j yield %j', async (lines, starts) => {
    expect(await startsOf(...lines)).toEqual(starts)
    expect(await notesOf(...lines)).toEqual([lines.some((line) => line.startsWith('EXRULE')) ? 'dates' : 'repeats'])
  })

  it('leave a canceled event if no date remains', async () => {
    const lines = vevent('DTSTART:20261105', 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:20261105,20261106')
    expect(await readAll(...lines)).toEqual({ events: [], problems: [{ title: 'Tea', reason: 'cancelled' }] })
  })
})

describe('a series that is too long to expand', () => {
  it('keeps its other dates when the first is removed', async () => {
    const lines = ['DTSTART:20261105T080000Z', 'RRULE:FREQ=DAILY;UNTIL=21001231T000000Z', 'EXDATE:20261105T080000Z']
    const starts = await startsOf(...lines)
    expect([starts[0], starts.length]).toEqual(['2026-11-06T08:00Z', 381])
  })

  it('keeps the dates nearest to today, without a single rule', async () => {
    const lines = ['DTSTART:20250101T000000Z', 'RRULE:FREQ=HOURLY', 'RRULE:FREQ=HOURLY;BYMINUTE=30']
    const { events } = await readAll(...vevent(...lines))
    const { rdates = [] } = events[0]?.event.recurrence ?? {}
    expect(rdates).toHaveLength(1999)
    expect(rdates).toContain('2026-11-21T10:30:00.000Z')
    expect(events[0]?.notes).toEqual(['dates'])
  })

  it('keeps only dates if its rule or its removed dates are too many', async () => {
    const hours = `BYHOUR=${Array.from({ length: 300 }, (_, index) => index % 24).join()}`
    expect(await notesOf('DTSTART:20261105T080000Z', `RRULE:FREQ=DAILY;COUNT=3;${hours}`)).toEqual(['dates'])
    const days = Array.from({ length: 2100 }, (_, index) => new Date(Date.UTC(2021, 0, 1 + index)).toISOString())
    const removed = `EXDATE:${days.map((day) => `${day.slice(0, 10).replaceAll('-', '')}T080000Z`).join()}`
    const lines = ['DTSTART:20210101T080000Z', 'RRULE:FREQ=DAILY', removed]
    expect(await notesOf(...lines)).toEqual(['dates'])
    expect((await startsOf(...lines))[0]).toBe('2026-10-02T08:00Z')
  })
})

describe('days without VALUE=DATE', () => {
  it.each(['Pacific/Auckland', 'America/Los_Angeles', 'Europe/Berlin'])('are the same in %s', async (zone) => {
    vi.stubEnv('TZ', zone)
    const content = await readAll(
      ...vevent('DTSTART:20260326', 'DTEND:20260328', 'RRULE:FREQ=DAILY;INTERVAL=4;COUNT=2'),
    )
    expect(occurrencesIn(content, now).map(({ start, end, allDay }) => [start, end, allDay])).toEqual([
      ['2026-03-26', '2026-03-28', true],
      ['2026-03-30', '2026-04-01', true],
    ])
  })
})

describe('a rule', () => {
  it.each([
    ['DTSTART:20261120T080000Z', 'RRULE:FREQ=DAILY;UNTIL=20261101T080000Z'],
    ['DTSTART:20261120T080000Z', 'RRULE:FREQ=YEARLY;BYEASTER=1'],
    ['DTSTART:20261120T080000Z', 'RRULE:FREQ=DAILY;COUNT=many'],
    ['DTSTART:20261120T080000Z', 'RRULE:FREQ=DAILY;COUNT=0'],
    ['DTSTART:20261120T080000Z', 'RRULE:FREQ=DAILY;BYHOUR=8,24;COUNT=2'],
    ['DTSTART:20261120T080000Z', 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:tomorrow'],
  ])('that is not supported imports once, with a note: %s, %s', async (...lines) => {
    expect(await startsOf(...lines)).toEqual(['2026-11-20T08:00Z'])
    expect(await notesOf(...lines)).toEqual(['once'])
  })

  it('may count to thousands', async () => {
    const starts = await startsOf('DTSTART:20190101T080000Z', 'RRULE:FREQ=DAILY;COUNT=2890')
    expect([starts[0], starts.at(-1), starts.length]).toEqual(['2025-11-22T08:00Z', '2026-11-29T08:00Z', 373])
  })

  it('omits an hour that the zone skips', async () => {
    const starts = await startsOf('DTSTART;TZID=Europe/Berlin:20260328T023000', 'RRULE:FREQ=DAILY;UNTIL=20260330')
    expect(starts).toEqual(['2026-03-28T01:30Z', '2026-03-30T00:30Z'])
  })
})

describe('many rules', () => {
  const lines = Array.from({ length: 700 }, () =>
    vevent('DTSTART:20261120T080000Z', 'RRULE:FREQ=WEEKLY;COUNT=2'),
  ).flat()

  it('are one event each', async () => {
    const content = await readAll(...lines)
    const { events } = content
    expect(events).toHaveLength(700)
    expect(startsIn(content, now)).toHaveLength(1400)
    expect(new Set(events.flatMap(({ notes }) => notes))).toEqual(new Set(['repeats']))
  })

  it('stop after half a minute, with a note', async () => {
    let time = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (time += 100))
    const { events } = await readAll(...lines)
    expect(events.filter(({ notes }) => notes.includes('repeats')).length).toBeGreaterThan(10)
    expect(events.at(-1)?.notes).toEqual(['limit'])
  })
})
