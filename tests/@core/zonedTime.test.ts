import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  clockOf,
  dateOf,
  dayFrom,
  daysLater,
  dayTextOf,
  knownTimeZone,
  momentOf,
  onTimeZone,
  setTimeZone,
  timeZone,
  storageKey,
  wallOf,
} from '@core/zonedTime'
import { createRandom } from '../support/random'

const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Australia/Lord_Howe',
]

const hour = 3_600_000

afterEach(() => setTimeZone(undefined))

/** Every half hour around clock changes, and random times. */
function moments(): Date[] {
  const random = createRandom(7)
  const changes = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25', '2026-11-01', '2011-12-30']
  const around = changes.flatMap((day) =>
    Array.from({ length: 192 }, (_, step) => new Date(Date.parse(day) - 24 * hour + (step * hour) / 2)),
  )
  const others = Array.from({ length: 200 }, () => new Date(Math.floor(random() * Date.UTC(2037, 0))))
  return [...around, ...others]
}

const walls = () => moments().map((moment) => Temporal.PlainDateTime.from(moment.toISOString().slice(0, -1)))

describe.each(zones)('wall time in %s', (zone) => {
  it('equals the output of Intl, at any time', () => {
    const format = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
    for (const moment of moments()) {
      expect(wallOf(moment, zone).toString({ smallestUnit: 'second' }).replace('T', ' ')).toBe(format.format(moment))
    }
  })

  it('is parsed as written, unless the hour is skipped', () => {
    setTimeZone(zone)
    for (const wall of walls()) {
      const moment = momentOf(wall)
      const written = `${dayTextOf(moment)}T${clockOf(moment)}`
      expect(wallOf(dateOf(written)).toString()).toBe(
        wallOf(moment).round({ smallestUnit: 'minute', roundingMode: 'trunc' }).toString(),
      )
    }
  })

  it('starts each day once', () => {
    setTimeZone(zone)
    for (const wall of walls()) {
      const begin = dayFrom(momentOf(wall))
      expect(dayTextOf(begin)).toBe(dayTextOf(momentOf(wall)))
      expect(dayTextOf(new Date(begin.getTime() - 1)) < dayTextOf(begin)).toBe(true)
    }
  })
})

it.each([
  // Skipped hour: uses the offset before the change.
  ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ['America/New_York', '2026-03-08T02:15', '2026-03-08T07:15:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04T02:10', '2026-10-03T15:40:00.000Z'],
  ['Pacific/Apia', '2011-12-30T09:00', '2011-12-30T19:00:00.000Z'],
  // Repeated hour: the first.
  ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
])('in %s, %s is %s', (zone, wall, moment) => {
  expect(momentOf(Temporal.PlainDateTime.from(wall), zone).toISOString()).toBe(moment)
})

describe.each(zones)('a device in %s', (zone) => {
  beforeEach(() => vi.stubEnv('TZ', zone))

  it('shows the same wall time without a selected zone', () => {
    for (const wall of walls()) expect(momentOf(wall)).toEqual(momentOf(wall, zone))
    for (const moment of moments()) expect(wallOf(moment).toString()).toBe(wallOf(moment, zone).toString())
  })
})

describe('a time in the selected zone', () => {
  beforeEach(() => {
    vi.stubEnv('TZ', 'Europe/Berlin')
    setTimeZone('Asia/Tokyo')
  })

  it('is parsed and formatted in that zone', () => {
    for (const text of ['2026-11-24T09:00', '2026-11-24 09:00:00', '2026-11-24t09:00:00.0'])
      expect(dateOf(text).toISOString()).toBe('2026-11-24T00:00:00.000Z')
    expect(dateOf('2026-11-24').toISOString()).toBe('2026-11-23T15:00:00.000Z')
    expect([dayTextOf, clockOf].map((write) => write(new Date('2026-11-23T20:30:00Z')))).toEqual([
      '2026-11-24',
      '05:30',
    ])
  })

  it('keeps an explicit offset', () => {
    expect(dateOf('2026-11-24T09:00:00+01:00').toISOString()).toBe('2026-11-24T08:00:00.000Z')
  })

  it('keeps its hour from day to day when the clocks change', () => {
    setTimeZone('America/New_York')
    const before = dateOf('2026-10-31T09:00')
    expect(daysLater(before, 1).getTime() - before.getTime()).toBe(25 * hour)
    expect(clockOf(daysLater(before, 1))).toBe('09:00')
    expect(dayTextOf(dayFrom(before, -31))).toBe('2026-09-30')
    expect(clockOf(dayFrom(before, 1, 8))).toBe('08:00')
  })

  it('stays invalid if invalid', () => {
    expect([dateOf('soonT09:00'), dateOf('2026-11-24T9'), dateOf('')].map(Number)).toEqual([NaN, NaN, NaN])
  })
})

describe('the selected zone', () => {
  it.each([42, null, '', 'Europe/Atlantis', '+01:00', { zone: 'UTC' }])('is the device’s for %o', (garbage) => {
    expect(knownTimeZone(garbage)).toBe(undefined)
  })

  it.each([
    ['"Europe/Paris"', 'Europe/Paris'],
    ...['"Europe/Atlantis"', 'Europe/Paris', '{', '7', ''].map((text) => [text, undefined]),
  ])('is the stored one, or else the device’s: %s', async (text, zone) => {
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === storageKey ? text : null) })
    vi.resetModules()
    expect((await import('@core/zonedTime')).timeZone()).toBe(zone)
  })

  it('notifies subscribers', () => {
    const told = vi.fn(() => timeZone())
    const end = onTimeZone(told)
    setTimeZone('Europe/Paris')
    end()
    setTimeZone(undefined)
    expect(told.mock.results).toEqual([{ type: 'return', value: 'Europe/Paris' }])
  })
})
