import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CalendarEvent } from '@/redux/apps/calendar/schema'
import { escapeText, foldLine, readLines, unescapeText } from '@/views/apps/calendar/ics/contentLines'
import { previewOf } from '@/views/apps/calendar/ics/preview'
import { readIcs } from '@/views/apps/calendar/ics/readIcs'
import { writeIcs } from '@/views/apps/calendar/ics/writeIcs'
import { occurrencesIn, startsIn } from './icsOccurrences'

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Berlin')
})

const wrap = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')
const vevent = (...lines: string[]) => wrap('BEGIN:VEVENT', 'SUMMARY:Tea', ...lines, 'END:VEVENT')
const now = new Date('2026-11-21T10:00:00Z')
const read = (...lines: string[]) => readIcs(vevent(...lines), 'Untitled', now)
const timesOf = async (...lines: string[]) => {
  const event = (await read(...lines))?.events[0]?.event
  return event && [event.start, event.end, event.allDay]
}
const reasonOf = async (...lines: string[]) => (await read(...lines))?.problems[0]?.reason

const event: CalendarEvent = {
  id: 7,
  url: 'https://tea.example/a?b=1;c=2,3',
  title: 'Tea; with milk, \\ and “sugar” 🫖 — long enough for the line to be broken in its middle, twice over at that',
  start: '2026-03-29T00:30:00.000Z',
  end: '2026-03-29T01:30:00.000Z',
  allDay: false,
  extendedProps: {
    calendar: 'Family',
    location: 'Kitchen, second floor',
    guests: [{ fullName: '陈思远', avatar: '' }],
    description: 'One.\nTwo: three;\n\nعربي',
  },
}

describe('an exported file', () => {
  it('imports as the same events', async () => {
    const days: CalendarEvent = { ...event, id: 8, allDay: true, start: '2026-10-24', end: '2026-10-27' }
    const openEnded: CalendarEvent = { ...event, id: 9, end: null, url: '', extendedProps: { calendar: 'ETC' } }
    const file = writeIcs([event, days, openEnded], new Date('2026-11-21T10:00:00Z'))
    const content = await readIcs(file, 'Untitled', now)
    expect(content?.problems).toEqual([])
    const withoutIds = [event, days, openEnded].map((stored) => {
      const { id: _, ...rest } = stored
      return rest
    })
    expect(content?.events.map(({ event: found }) => found)).toEqual(withoutIds)
  })

  it('has lines of at most 75 bytes with CRLF, and splits no character', () => {
    const file = writeIcs([event], new Date('2026-11-21T10:00:00Z'))
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(file).toContain('DTSTAMP:20261121T100000Z')
    expect(file).toContain('DTSTART:20260329T003000Z')
    expect(file).not.toContain('\uFFFD')
  })
})

describe('content lines', () => {
  it('are folded and unfolded', () => {
    const line = `DESCRIPTION:${'é'.repeat(100)}`
    expect(foldLine(line).split('\r\n')).toHaveLength(3)
    const octets = foldLine(`DESCRIPTION:${'x'.repeat(300)}`)
      .split('\r\n')
      .map((piece) => Buffer.byteLength(piece))
    expect(Math.max(...octets)).toBe(75)
    expect(readLines(foldLine(line))).toEqual([{ name: 'DESCRIPTION', params: {}, value: 'é'.repeat(100) }])
    expect(readLines('summary:a\n b\r\n\tc')[0]).toEqual({ name: 'SUMMARY', params: {}, value: 'abc' })
  })

  it('support colons and semicolons in quoted parameters', () => {
    expect(readLines('ATTENDEE;CN="Boateng; Kofi: Dr";ROLE=CHAIR:mailto:kofi@example.com')).toEqual([
      { name: 'ATTENDEE', params: { CN: 'Boateng; Kofi: Dr', ROLE: 'CHAIR' }, value: 'mailto:kofi@example.com' },
    ])
  })

  it('escape texts', () => {
    expect(escapeText('a,b;c\\d\r\ne')).toBe('a\\,b\\;c\\\\d\\ne')
    expect(unescapeText('a\\,b\\;c\\\\nd\\Ne')).toBe('a,b;c\\nd\ne')
  })
})

describe('times', () => {
  it.each([
    [['DTSTART;VALUE=DATE:20261121'], ['2026-11-21', '2026-11-22', true]],
    [
      ['DTSTART;VALUE=DATE:20261121', 'DTEND;VALUE=DATE:20261124'],
      ['2026-11-21', '2026-11-24', true],
    ],
    [
      ['DTSTART;VALUE=DATE:20261121', 'DTEND;VALUE=DATE:20261121'],
      ['2026-11-21', '2026-11-22', true],
    ],
    [
      ['DTSTART;VALUE=DATE:20261121', 'DURATION:P2D'],
      ['2026-11-21', '2026-11-23', true],
    ],
    [
      ['DTSTART:20261121T090000Z', 'DTEND:20261121T093000Z'],
      ['2026-11-21T09:00:00.000Z', '2026-11-21T09:30:00.000Z', false],
    ],
    [['DTSTART:20261121T090000'], ['2026-11-21T08:00:00.000Z', null, false]],
    [
      ['DTSTART;TZID=America/New_York:20261121T090000', 'DURATION:PT1H30M'],
      ['2026-11-21T14:00:00.000Z', '2026-11-21T15:30:00.000Z', false],
    ],
    [['DTSTART;TZID="W. Europe Standard Time":20260701T090000'], ['2026-07-01T07:00:00.000Z', null, false]],
    [['DTSTART;TZID=/example.org/20260101_1/Asia/Tokyo:20260701T090000'], ['2026-07-01T00:00:00.000Z', null, false]],
    // Durations in days are calendar days, in hours exact time.
    [
      ['DTSTART;TZID=Europe/Berlin:20260328T120000', 'DURATION:P1D'],
      ['2026-03-28T11:00:00.000Z', '2026-03-29T10:00:00.000Z', false],
    ],
    [
      ['DTSTART;TZID=Europe/Berlin:20260328T120000', 'DURATION:PT24H'],
      ['2026-03-28T11:00:00.000Z', '2026-03-29T11:00:00.000Z', false],
    ],
    // Hours that a zone skips or repeats.
    [['DTSTART;TZID=Europe/Berlin:20260329T023000'], ['2026-03-29T01:30:00.000Z', null, false]],
    [['DTSTART;TZID=Europe/Berlin:20261025T023000'], ['2026-10-25T00:30:00.000Z', null, false]],
    [['DTSTART;TZID=Europe/Berlin:20261025T030000'], ['2026-10-25T02:00:00.000Z', null, false]],
    [['DTSTART;TZID=America/New_York:20260308T023000'], ['2026-03-08T07:30:00.000Z', null, false]],
    [['DTSTART;TZID=America/New_York:20261101T013000'], ['2026-11-01T05:30:00.000Z', null, false]],
  ])('%j is %j', async (lines, times) => {
    expect(await timesOf(...lines)).toEqual(times)
  })

  it.each([
    [[], 'start'],
    [['DTSTART:tomorrow'], 'start'],
    [['DTSTART:20260230T090000Z'], 'start'],
    [['DTSTART:20261121T250000Z'], 'start'],
    [['DTSTART;TZID=Mars/Olympus:20261121T090000'], 'zone'],
    [['DTSTART:20261121T090000Z', 'DTEND:soon'], 'end'],
    [['DTSTART:20261121T090000Z', 'DURATION:PT'], 'end'],
    [['DTSTART;VALUE=DATE:20261121', 'DTEND:20261121T090000Z'], 'end'],
    [['DTSTART:20261121T090000Z', 'DTEND:20261121T080000Z'], 'order'],
    [['DTSTART;VALUE=DATE:20261121', 'DTEND;VALUE=DATE:20261120'], 'order'],
    [['DTSTART:20261121T090000Z', 'STATUS:CANCELLED'], 'cancelled'],
  ])('%j is invalid: %s', async (lines, reason) => {
    expect(await reasonOf(...lines)).toBe(reason)
  })
})

describe('a recurring event', () => {
  const startsOf = async (...lines: string[]) => startsIn(await read(...lines), now)

  it.each([
    ['a number of times', ['DTSTART:20261102T090000Z', 'RRULE:FREQ=WEEKLY;COUNT=3'], ['02T09', '09T09', '16T09']],
    ['until a day', ['DTSTART;VALUE=DATE:20261102', 'RRULE:FREQ=DAILY;UNTIL=20261104'], ['02', '03', '04']],
    [
      'but for some days',
      ['DTSTART;TZID=Asia/Tokyo:20261102T090000', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;TZID=Asia/Tokyo:20261103T090000'],
      ['02T00', '04T00'],
    ],
    [
      'first on a day of its own',
      ['DTSTART:20261102T090000', 'RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=2'],
      ['02T08', '03T08'],
    ],
    ['on no day that there is', ['DTSTART:20261102T090000Z', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'], ['02T09']],
  ])('%s is one event on its dates', async (_, lines, starts) => {
    const expected = starts.map(
      (start) => expect.stringMatching(new RegExp(`^2026-11-${start}(:00:00.000Z)?$`)) as string,
    )
    expect(await startsOf(...lines)).toEqual(expected)
    expect((await read(...lines))?.events).toHaveLength(1)
  })

  it('keeps its hour in summer and winter, and its duration', async () => {
    const content = await read(
      'DTSTART;TZID=Europe/Berlin:20261021T090000',
      'DURATION:PT2H',
      'RRULE:FREQ=WEEKLY;COUNT=2',
    )
    expect(occurrencesIn(content, now).map(({ start, end }) => [start, end])).toEqual([
      ['2026-10-21T07:00:00.000Z', '2026-10-21T09:00:00.000Z'],
      ['2026-10-28T08:00:00.000Z', '2026-10-28T10:00:00.000Z'],
    ])
    expect(content?.events.map(({ notes }) => notes)).toEqual([['repeats']])
  })

  it('without an end is stored without an end', async () => {
    const lines = ['DTSTART:19991120T090000Z', 'RRULE:interval=1; freq=monthly;bymonthday=20, 21']
    expect((await read(...lines))?.events[0]?.event).toMatchObject({
      start: '1999-11-20T09:00:00.000Z',
      recurrence: { rule: 'FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=20,21', timeZone: 'UTC' },
    })
    const starts = await startsOf(...lines)
    expect(starts).toHaveLength(48)
    expect([starts[0], starts.at(-1)]).toEqual(['2025-12-20T09:00:00.000Z', '2027-11-21T09:00:00.000Z'])
  })

  it.each(['FREQ=SECONDLY', 'FREQ=HOURLY;BYHOUR=25', 'INTERVAL=2', 'FREQ=DAILY;INTERVAL=0', '☃'])(
    'by %s imports once',
    async (rule) => {
      const content = await read('DTSTART:19700101T000000Z', `RRULE:${rule}`)
      expect(content?.events.map(({ notes }) => notes)).toEqual([['once']])
    },
  )
})

describe('an unknown file', () => {
  it('is rejected unless it is a calendar', async () => {
    expect(await readIcs('', 'Untitled', now)).toBeNull()
    expect(await readIcs('Dear Kofi: the tea is ready.', 'Untitled', now)).toBeNull()
    expect(await readIcs(wrap(), 'Untitled', now)).toEqual({ events: [], problems: [] })
  })

  it('may start with a BOM, contain alarms and time zones, and end early', async () => {
    const file = `\uFEFF${wrap(
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Berlin',
      'BEGIN:STANDARD',
      'DTSTART:19701025T030000',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'DTSTART:20261121T090000Z',
      'RRULE:FREQ=SOMETIMES',
      'URL:urn:tea',
      'CATEGORIES:Work,FAMILY',
      'BEGIN:VALARM',
      'SUMMARY:Alarm',
      'DTSTART:19990101T000000Z',
      'END:VALARM',
      'END:VEVENT',
      'BEGIN:VTODO',
      'SUMMARY:Water the plants',
      'END:VTODO',
      'BEGIN:VEVENT',
      'SUMMARY:Torn',
      'DTSTART:2026',
    ).replace('END:VCALENDAR', '')}`
    expect(await readIcs(file, 'Untitled', now)).toEqual({
      events: [
        {
          event: {
            title: 'Untitled',
            url: '',
            start: '2026-11-21T09:00:00.000Z',
            end: null,
            allDay: false,
            extendedProps: { calendar: 'Family' },
          },
          notes: ['once', 'link'],
        },
      ],
      problems: [{ title: 'Torn', reason: 'start' }],
    })
  })

  it('imports only new events', async () => {
    const file = writeIcs([event, { ...event, title: 'Coffee' }, { ...event, title: 'Coffee' }], new Date(0))
    const content = (await readIcs(file, 'Untitled', now))!
    const { added, known, left } = previewOf(content, [event])
    expect(added.map(({ event: { title } }) => title)).toEqual(['Coffee'])
    expect(known).toHaveLength(2)
    expect(left).toBe(0)
  })

  it('imports a series once', async () => {
    const lines = (rule: string) => ['BEGIN:VEVENT', 'SUMMARY:Tea', 'DTSTART:20261102T090000Z', rule, 'END:VEVENT']
    const weekly = lines('RRULE:FREQ=WEEKLY')
    const [there] = (await readIcs(wrap(...weekly), 'Untitled', now))?.events ?? []
    const content = (await readIcs(wrap(...weekly, ...lines('RRULE:FREQ=DAILY')), 'Untitled', now))!
    const { added, known } = previewOf(content, [{ id: 1, ...there!.event }])
    expect(known.map(({ event }) => event.recurrence?.rule)).toEqual(['FREQ=WEEKLY'])
    expect(added.map(({ event }) => event.recurrence?.rule)).toEqual(['FREQ=DAILY'])
  })
})
