import { expect, it } from 'vitest'
import { weekRulesOf } from '@core/weeks'

it.each([
  ['en', 0],
  ['en-GB', 1],
  ['de', 1],
  ['fr', 1],
  ['pt', 0],
  ['ar', 6],
])('weeks in %s begin on weekday %i', (language, firstDay) => {
  expect(weekRulesOf(language).firstDay).toBe(firstDay)
})

it.each([
  ['en', [6, 0]],
  ['de', [6, 0]],
  ['ar', [5, 6]],
])('in %s the weekend is %j', (language, weekend) => {
  expect(weekRulesOf(language).weekend).toEqual(weekend)
})
