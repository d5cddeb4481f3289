import { RRuleTemporal } from 'rrule-temporal'
import { expect, it } from 'vitest'
import { partsOf } from '@/redux/apps/calendar/rules'
import { simpleWalls } from '@/redux/apps/calendar/simpleRules'

/** A Wednesday. */
const start = Date.UTC(2026, 0, 7, 9, 30)
const period = [Date.UTC(2026, 10, 1), Date.UTC(2026, 11, 6)] as const

it.each([
  'FREQ=DAILY',
  'FREQ=DAILY;INTERVAL=11',
  'FREQ=DAILY;COUNT=310',
  'FREQ=DAILY;INTERVAL=3;UNTIL=20261115T093000Z',
  'FREQ=WEEKLY',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO,WE',
  'FREQ=WEEKLY;INTERVAL=3;BYDAY=FR,WE;COUNT=31',
  'FREQ=WEEKLY;BYDAY=WE,TU;COUNT=92;WKST=SU',
])('%s has the same occurrences as by the library', (rule) => {
  const library = new RRuleTemporal({ rruleString: `DTSTART:20260107T093000Z\nRRULE:${rule}`, includeDtstart: true })
  const expected = library.between(new Date(period[0]), new Date(period[1]), true).map((date) => date.epochMilliseconds)
  const until = rule.includes('UNTIL') ? Date.UTC(2026, 10, 15, 9, 30) : undefined
  expect(expected.length).toBeGreaterThan(0)
  expect(simpleWalls(partsOf(rule), start, until, period)).toEqual(expected)
})

it.each([
  'FREQ=MONTHLY',
  'FREQ=DAILY;BYDAY=MO',
  'FREQ=WEEKLY;BYDAY=1MO',
  'FREQ=WEEKLY;BYDAY=MO',
  'FREQ=WEEKLY;BYDAY=WE;BYHOUR=9,12',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,WE;WKST=SU',
])('%s is left to the library', (rule) => {
  expect(simpleWalls(partsOf(rule), start, undefined, period)).toBeNull()
})

it('takes no time for a rule that began long ago', () => {
  const began = performance.now()
  expect(simpleWalls(partsOf('FREQ=DAILY;COUNT=1000000000'), Date.UTC(1000, 0, 1), undefined, period)).toHaveLength(36)
  expect(performance.now() - began).toBeLessThan(500)
})
