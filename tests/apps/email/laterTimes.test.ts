import { expect, it } from 'vitest'
import { laterTimes } from '@/views/apps/email/later/laterTimes'

const written = (now: Date) =>
  laterTimes(now).map(([key, time]) => `${key} ${time.toDateString().slice(0, 10)} ${time.getHours()}`)

it.each([
  [
    'a Wednesday morning',
    new Date(2026, 10, 18, 10),
    ['today Wed Nov 18 18', 'tomorrow Thu Nov 19 8', 'weekend Sat Nov 21 8', 'nextWeek Mon Nov 23 8'],
  ],
  ['late in the afternoon', new Date(2026, 10, 18, 17, 30), ['today Wed Nov 18 20', 'tomorrow Thu Nov 19 8']],
  ['at night', new Date(2026, 10, 18, 23), ['tomorrow Thu Nov 19 8', 'weekend Sat Nov 21 8']],
  ['a Friday', new Date(2026, 10, 20, 10), ['today Fri Nov 20 18', 'tomorrow Sat Nov 21 8', 'nextWeek Mon Nov 23 8']],
  ['a Saturday', new Date(2026, 10, 21, 10), ['today Sat Nov 21 18', 'tomorrow Sun Nov 22 8', 'nextWeek Mon Nov 23 8']],
  ['a Sunday', new Date(2026, 10, 22, 10), ['today Sun Nov 22 18', 'tomorrow Mon Nov 23 8']],
])('offers future times on %s', (_, now, expected) => {
  expect(written(now).slice(0, expected.length)).toEqual(expected)
  expect(laterTimes(now).every(([, time]) => time > now)).toBe(true)
})
