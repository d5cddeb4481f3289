import { beforeEach, describe, expect, it, vi } from 'vitest'
import { daysBetween } from '@/views/apps/invoice/shared/invoiceState'

describe.each(['Europe/Berlin', 'America/New_York', 'UTC'])('the days until an invoice is due, in %s', (zone) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone)
  })

  it.each([
    ['2026-03-28', '2026-03-29', 1],
    ['2026-03-28', '2026-03-30', 2],
    ['2026-03-29', '2026-03-30', 1],
    ['2026-03-07', '2026-03-09', 2],
    ['2026-10-24', '2026-10-26', 2],
    ['2026-10-25', '2026-10-25', 0],
    ['2026-10-31', '2026-11-02', 2],
    ['2026-03-30', '2026-03-28', -2],
    ['2026-01-01', '2027-01-01', 365],
  ])('from %s to %s are %i, at any hour', (from, to, days) => {
    for (const hour of ['00:00', '01:30', '12:00', '23:59']) {
      expect(daysBetween(`${from}T${hour}`, to)).toBe(days)
    }
  })
})
