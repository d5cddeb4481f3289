// @vitest-environment jsdom
import { dateOf, setTimeZone } from '@core/zonedTime'
import { createdDateOf } from '@fake-db/apps/permissions/rules'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startI18n } from '@/configs/i18n'
import { loadTexts } from '@/texts'
import { createFormatters } from '@/utility/format/formatters'
import { spanLabels } from '@/utility/format/spanLabels'
import { useChatTimes } from '@/views/apps/chat/shared/useChatTimes'
import { toDays } from '@/views/apps/chat/thread/days'
import { useDayAndTime } from '@/views/apps/email/hooks/useDayAndTime'
import { useEmailTime } from '@/views/apps/email/hooks/useEmailTime'
import { isoOf } from '@/views/apps/permissions/fields'
import { kinds } from '@/views/shared/list/kinds'

/** With the moment of 2026-03-12T23:40 there. */
const zones = [
  ['America/Los_Angeles', '2026-03-13T06:40:00.000Z'],
  ['Asia/Kathmandu', '2026-03-12T17:55:00.000Z'],
  ['Pacific/Auckland', '2026-03-12T10:40:00.000Z'],
] as const

const local = '2026-03-12T23:40:00'
const clock = /11:40|23:40/

beforeAll(() => startI18n(loadTexts, ['core', 'email', 'chat'], 'en'))
beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Lisbon')
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  setTimeZone(undefined)
})

describe.each(zones)('a time without an offset, in %s on a device in Lisbon,', (zone, moment) => {
  beforeEach(() => {
    setTimeZone(zone)
    vi.setSystemTime(moment)
  })

  it('is that zone’s time in lists, exports and charts', () => {
    const format = createFormatters('en-GB', zone)
    expect(dateOf(local).toISOString()).toBe(moment)
    expect(format.dateTime(local)).toBe(format.dateTime(moment))
    expect(format.dateTime(local)).toMatch(/12 Mar 2026.*23:40/)
    expect(format.date(local)).toBe('12 Mar 2026')
    expect(format.dateTime('2026-03-12')).toMatch(/12 Mar 2026.*00:00/)
    expect(spanLabels([local], format, 'en-GB')).toEqual(['12 Mar'])
    expect(kinds.dateTime.text(local, { format } as never)).toMatchObject({
      text: format.dateTime(moment),
      day: '2026-03-12',
    })
    expect(isoOf('12 Mar 2026, 11:40 PM')).toBe(moment)
    expect(createdDateOf(new Date(moment))).toBe('12 Mar 2026, 11:40 PM')
  })

  it('counts from that zone in relative times', () => {
    const format = createFormatters('en', zone)
    const twoHoursLater = new Date(Date.parse(moment) + 2 * 3_600_000)
    expect(format.relative(local, twoHoursLater)).toBe('2 hours ago')
    expect(format.relative(local, new Date(moment))).toBe('now')
  })

  it('is that zone’s time in email and chat', () => {
    expect(renderHook(() => useEmailTime()).result.current(local)).toMatch(clock)
    const { day, time } = renderHook(() => useDayAndTime()).result.current(local)
    expect([day, time]).toEqual(['today', expect.stringMatching(clock)])
    const chat = renderHook(() => useChatTimes()).result.current
    expect(chat.time(local)).toMatch(clock)
    expect(chat.short(local)).toMatch(clock)
    expect(chat.whole(local)).toMatch(clock)
    expect(chat.dayKey(local)).toBe('2026-03-12')
    expect(chat.day(local)).toBe(chat.day(moment))
  })

  it('groups chat messages with times that have an offset', () => {
    const message = (id: number, time: string) => ({ id, senderId: 1, message: '', time, isSeen: true }) as never
    const later = new Date(Date.parse(moment) + 60_000).toISOString()
    const days = toDays([message(1, local), message(2, later)], (text) => dateOf(text).toDateString())
    expect(days.flatMap(({ messages }) => messages.map(({ isFirst }) => isFirst))).toEqual([true, false])
  })
})
