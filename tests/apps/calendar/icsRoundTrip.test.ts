import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CalendarEvent } from '@/redux/apps/calendar/schema'
import { newEventSchema } from '@/redux/apps/calendar/schema'
import { readIcs } from '@/views/apps/calendar/ics/readIcs'
import { writeIcs } from '@/views/apps/calendar/ics/writeIcs'
import { startsIn } from './icsOccurrences'

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Berlin')
})

const now = new Date('2026-11-21T10:00:00Z')
const part = (name: string, ...lines: string[]) => [`BEGIN:${name}`, ...lines, `END:${name}`]
const vevent = (...lines: string[]) => part('VEVENT', 'UID:1', ...lines)
const readFile = async (file: string) => {
  const content = await readIcs(file, 'Untitled', now)
  if (!content) throw new Error('No calendar file')
  return content
}
const read = (...lines: string[]) => readFile(part('VCALENDAR', ...lines).join('\r\n'))
const exported = async (...lines: string[]) => {
  const { events } = await read(...lines)
  return writeIcs(
    events.map(({ event }, id): CalendarEvent => ({ id, ...event })),
    now,
  )
}

const berlin = 'TZID=Europe/Berlin'
const series: [string, string[], Record<string, unknown>, string[]][] = [
  [
    'timed, with removed dates and overrides',
    [
      ...vevent(
        'SUMMARY:Fencing',
        `DTSTART;${berlin}:20261012T190000`,
        `DTEND;${berlin}:20261012T203000`,
        'RRULE:FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20261105T235959',
        `EXDATE;${berlin}:20261015T190000,20261029T190000`,
        'LOCATION:Hall\\, east',
      ),
      ...vevent(
        'SUMMARY:Match',
        'RECURRENCE-ID:20261026T180000Z',
        'DTSTART:20261027T173000Z',
        'DTEND:20261027T200000Z',
      ),
      ...vevent('SUMMARY:Camp', `RECURRENCE-ID;${berlin}:20261102T190000`, 'DTSTART;VALUE=DATE:20261101'),
    ],
    {
      rule: 'FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20261105T225959Z',
      timeZone: 'Europe/Berlin',
      exdates: ['2026-10-15T17:00:00.000Z', '2026-10-29T18:00:00.000Z'],
    },
    [
      '2026-10-12T17:00:00.000Z',
      '2026-10-19T17:00:00.000Z',
      '2026-10-22T17:00:00.000Z',
      '2026-10-27T17:30:00.000Z',
      '2026-11-01',
      '2026-11-05T18:00:00.000Z',
    ],
  ],
  [
    'all day, each year',
    vevent('SUMMARY:Ama', 'DTSTART;VALUE=DATE:19880229', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1'),
    { rule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1' },
    ['2026-02-28', '2027-02-28'],
  ],
  [
    'all day, until a time',
    vevent('DTSTART:20261230', 'DTEND:20270102', 'RRULE:FREQ=DAILY;INTERVAL=10;UNTIL=20270119T120000Z'),
    { rule: 'FREQ=DAILY;INTERVAL=10;UNTIL=20270119' },
    ['2026-12-30', '2027-01-09', '2027-01-19'],
  ],
  [
    'every two weeks',
    vevent(
      'DTSTART;TZID=America/Toronto:20261023T070000',
      'DURATION:PT45M',
      'RRULE:FREQ=WEEKLY;INTERVAL=2;WKST=SU;COUNT=3',
    ),
    { rule: 'FREQ=WEEKLY;INTERVAL=2;WKST=SU;COUNT=3', timeZone: 'America/Toronto' },
    ['2026-10-23T11:00:00.000Z', '2026-11-06T12:00:00.000Z', '2026-11-20T12:00:00.000Z'],
  ],
  [
    'on the last Friday of a month, in a zone of Outlook',
    vevent('DTSTART;TZID="GMT Standard Time":20260925T170000', 'RRULE:FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20261127T170000Z'),
    { rule: 'FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20261127T170000Z', timeZone: 'Europe/London' },
    ['2026-09-25T16:00:00.000Z', '2026-10-30T17:00:00.000Z', '2026-11-27T17:00:00.000Z'],
  ],
  [
    'on added dates only',
    vevent('DTSTART;TZID=Asia/Kathmandu:20261103T060000', 'RDATE;TZID=Asia/Kathmandu:20261110T063000,20261201T060000'),
    { rdates: ['2026-11-10T00:45:00.000Z', '2026-12-01T00:15:00.000Z'] },
    ['2026-11-03T00:15:00.000Z', '2026-11-10T00:45:00.000Z', '2026-12-01T00:15:00.000Z'],
  ],
  [
    'without a zone',
    vevent('DTSTART:20261024T080000', 'RRULE:FREQ=DAILY;COUNT=2', 'RDATE:20261224T080000'),
    { rule: 'FREQ=DAILY;COUNT=2', timeZone: 'Europe/Berlin', rdates: ['2026-12-24T07:00:00.000Z'] },
    ['2026-10-24T06:00:00.000Z', '2026-10-25T07:00:00.000Z', '2026-12-24T07:00:00.000Z'],
  ],
  [
    'in UTC',
    vevent('DTSTART:20261024T080000Z', 'RRULE:FREQ=DAILY;COUNT=2'),
    { rule: 'FREQ=DAILY;COUNT=2', timeZone: 'UTC' },
    ['2026-10-24T08:00:00.000Z', '2026-10-25T08:00:00.000Z'],
  ],
  [
    'by two rules',
    vevent('DTSTART;TZID=Europe/Berlin:20261024T080000', 'RRULE:FREQ=DAILY;COUNT=2', 'RRULE:FREQ=WEEKLY;COUNT=2'),
    { timeZone: 'Europe/Berlin', rdates: ['2026-10-25T07:00:00.000Z', '2026-10-31T07:00:00.000Z'] },
    ['2026-10-24T06:00:00.000Z', '2026-10-25T07:00:00.000Z', '2026-10-31T07:00:00.000Z'],
  ],
  [
    'once, with an override',
    [
      ...vevent(`DTSTART;${berlin}:20261024T080000`),
      ...vevent('RECURRENCE-ID:20261024T060000Z', 'DTSTART:20261024T063000Z'),
    ],
    { timeZone: 'Europe/Berlin' },
    ['2026-10-24T06:30:00.000Z'],
  ],
]

describe.each(series)('a series %s', (_, lines, recurrence, starts) => {
  it('is one valid event', async () => {
    const { events, problems } = await read(...lines)
    expect(problems).toEqual([])
    expect(events).toHaveLength(1)
    expect(events[0]?.event.recurrence).toMatchObject(recurrence)
    expect(newEventSchema.parse(events[0]?.event)).toEqual(events[0]?.event)
  })

  it('is on its dates, wherever the page is', async () => {
    const content = await read(...lines)
    for (const zone of ['Europe/Berlin', 'America/Los_Angeles', 'Pacific/Auckland']) {
      vi.stubEnv('TZ', zone)
      expect(startsIn(content, now)).toEqual(starts)
    }
  })

  it('is the same after an export', async () => {
    const { events } = await read(...lines)
    expect((await readFile(await exported(...lines))).events.map(({ event }) => event)).toEqual(
      events.map(({ event }) => event),
    )
  })
})

it('an export writes a series in its zone, as other programs expect', async () => {
  const [, lines] = series[0]!
  const file = (await exported(...lines)).split('\r\n')
  const without = file.filter((line) => !/^(UID|DTSTAMP|CATEGORIES|PRODID|VERSION|CALSCALE)/.test(line))
  expect(without.slice(without.indexOf('END:VTIMEZONE') + 1)).toEqual([
    'BEGIN:VEVENT',
    'DTSTART;TZID=Europe/Berlin:20261012T190000',
    'DTEND;TZID=Europe/Berlin:20261012T203000',
    'RRULE:FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20261105T225959Z',
    'EXDATE;TZID=Europe/Berlin:20261015T190000,20261029T190000',
    'SUMMARY:Fencing',
    'LOCATION:Hall\\, east',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'DTSTART:20261027T173000Z',
    'DTEND:20261027T200000Z',
    'RECURRENCE-ID;TZID=Europe/Berlin:20261026T190000',
    'SUMMARY:Match',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'DTSTART;VALUE=DATE:20261101',
    'DTEND;VALUE=DATE:20261102',
    'RECURRENCE-ID;TZID=Europe/Berlin:20261102T190000',
    'SUMMARY:Camp',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
  expect(file.filter((line) => line.startsWith('UID'))).toHaveLength(3)
  expect(new Set(file.filter((line) => line.startsWith('UID'))).size).toBe(1)
})

it('an export ends rules as RFC 5545 requires', () => {
  const event: CalendarEvent = {
    id: 1,
    title: 'Tea',
    url: '',
    start: '2026-10-12T17:00:00.000Z',
    end: null,
    allDay: false,
    extendedProps: { calendar: 'ETC' },
    recurrence: { rule: 'FREQ=DAILY;UNTIL=20261130', timeZone: 'Europe/Berlin' },
  }
  expect(writeIcs([event], now)).toContain('RRULE:FREQ=DAILY;UNTIL=20261130T225959Z\r\n')
  const unknown = { ...event, recurrence: { rule: 'FREQ=DAILY', timeZone: 'Nowhere' } }
  expect(writeIcs([unknown], now)).toContain('DTSTART;TZID=Europe/Berlin:20261012T190000\r\n')
})

it.each(['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Africa/Casablanca', 'Australia/Lord_Howe'])(
  'an export describes the zone %s for programs that do not know it',
  async (zone) => {
    const lines = vevent(`DTSTART;TZID=${zone}:20251125T093000`, 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;INTERVAL=3')
    const file = await exported(...lines)
    expect(file.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1)
    // Some browsers write the older of two names, such as Asia/Katmandu.
    const [name = ''] = /(?<=TZID=)[^:]+/.exec(file) ?? []
    const renamed = await readFile(file.replaceAll(name, 'Ship time'))
    expect(renamed.events[0]?.notes).toEqual(['dates'])
    expect(renamed.events[0]?.event.recurrence?.timeZone).toBe('UTC')
    expect(startsIn(renamed, now)).toEqual(startsIn(await read(...lines), now))
    expect(startsIn(renamed, now).length).toBeGreaterThan(30)
  },
)
