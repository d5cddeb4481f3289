import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readIcs } from '@/views/apps/calendar/ics/readIcs'
import { occurrencesIn, startsIn } from './icsOccurrences'

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Berlin')
})

const now = new Date('2026-11-21T10:00:00Z')
const vevent = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT']
const series = vevent('SUMMARY:Tea', 'LOCATION:Hall', 'DTSTART:20261102T090000Z', 'RRULE:FREQ=DAILY;COUNT=3')
const read = async (...lines: string[]) => {
  const content = await readIcs(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n'), 'Untitled', now)
  if (!content) throw new Error('No calendar file')
  return content
}
const startsOf = async (...lines: string[]) =>
  startsIn(await read(...lines), now).map((start) => start.replace(':00:00.000Z', 'Z'))

describe('an event that replaces an occurrence', () => {
  const coffee = vevent(
    'SUMMARY:Coffee',
    'RECURRENCE-ID:20261103T090000Z',
    'DTSTART:20261103T150000Z',
    'DTEND:20261103T160000Z',
    'URL:urn:coffee',
  )

  it.each([
    ['after', [...series, ...coffee]],
    ['before', [...coffee, ...series]],
  ])('is part of its series, %s it in the file', async (_, lines) => {
    const content = await read(...lines)
    expect(content.events.map(({ notes }) => notes)).toEqual([['repeats', 'link']])
    const [first, second, ...others] = occurrencesIn(content, now)
    expect(first).toMatchObject({ title: 'Tea', start: '2026-11-02T09:00:00.000Z' })
    expect(second).toMatchObject({
      title: 'Coffee',
      at: '2026-11-03T09:00:00.000Z',
      start: '2026-11-03T15:00:00.000Z',
      end: '2026-11-03T16:00:00.000Z',
    })
    expect(second?.extendedProps).not.toHaveProperty('location')
    expect(others).toHaveLength(1)
  })

  it.each([
    // Of another value type, in another zone, at the same time of day in the series' zone.
    [['RECURRENCE-ID;VALUE=DATE:20261103', 'DTSTART:20261103T100000Z'], '03T10Z'],
    [['RECURRENCE-ID;TZID=Asia/Tokyo:20261103T180000', 'DTSTART:20261103T110000Z'], '03T11Z'],
    [['RECURRENCE-ID:20261103T090000Z', 'DTSTART;VALUE=DATE:20261103'], '03'],
  ])('names it as %j', async (lines, moved) => {
    const starts = await startsOf(...series, ...vevent(...lines))
    expect(starts.toSorted()).toEqual(['2026-11-02T09Z', `2026-11-${moved}`, '2026-11-04T09Z'])
  })

  it('removes the occurrence if it is canceled, and is listed if it is invalid', async () => {
    const content = await read(
      ...vevent('RECURRENCE-ID:20261102T090000Z', 'DTSTART:20261102T090000Z', 'STATUS:CANCELLED'),
      ...vevent('SUMMARY:Torn', 'RECURRENCE-ID:20261103T090000Z', 'DTSTART:soon'),
      ...series,
    )
    expect(startsIn(content, now)).toEqual(['2026-11-04T09:00:00.000Z'])
    expect(content.problems).toEqual([{ title: 'Torn', reason: 'start' }])
  })

  it('counts in its last version', async () => {
    const versions = ['STATUS:CANCELLED', 'SUMMARY:Cocoa'].map((line) => [...coffee.slice(0, -1), line, 'END:VEVENT'])
    const [canceled = [], cocoa = []] = versions
    expect(await startsOf(...series, ...coffee, ...canceled)).toEqual(['2026-11-02T09Z', '2026-11-04T09Z'])
    expect(await startsOf(...series, ...canceled, ...cocoa)).toHaveLength(3)
  })

  it('is an event of its own without a series, or with an invalid date', async () => {
    const { events } = await read(...coffee)
    expect(events[0]?.event.recurrence).toBeUndefined()
    expect(await startsOf(...series, ...vevent('RECURRENCE-ID:soon', 'DTSTART:20261107T150000Z'))).toEqual([
      '2026-11-02T09Z',
      '2026-11-03T09Z',
      '2026-11-04T09Z',
      '2026-11-07T15Z',
    ])
    const torn = vevent('SUMMARY:Torn', 'DTSTART:soon', 'RRULE:FREQ=DAILY')
    expect(await startsOf(...torn, ...coffee)).toEqual(['2026-11-03T15Z'])
  })

  it('may replace the only date', async () => {
    const single = vevent('DTSTART:20261103T090000Z')
    expect(await startsOf(...single, ...coffee)).toEqual(['2026-11-03T15Z'])
    const unsupported = vevent('DTSTART:20261102T090000Z', 'RRULE:FREQ=SOMETIMES')
    const content = await read(...unsupported, ...coffee)
    expect(content.events[0]?.notes).toEqual(['once', 'link'])
    expect(startsIn(content, now)).toEqual(['2026-11-02T09:00:00.000Z', '2026-11-03T15:00:00.000Z'])
  })
})
