import type { DayRangeQuery } from '@core/api/dayRange'
import { addDays } from '@core/days'
import { dayTextOf } from '@core/zonedTime'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useNow } from '@/utility/hooks/useNow'

/** Days of each range. */
const ranges = { '7-days': 7, '30-days': 30, '90-days': 90 } as const
export const rangeKeys = ['7-days', '30-days', '90-days'] as const
export type RangeKey = (typeof rangeKeys)[number]
const usual: RangeKey = '30-days'

/** Range of the page, until today: `?range=7-days`. */
export function useRange() {
  const [search, setSearch] = useSearchParams()
  const today = dayTextOf(useNow())
  const key = rangeKeys.find((name) => name === search.get('range')) ?? usual
  const query = useMemo<DayRangeQuery>(() => ({ from: addDays(today, 1 - ranges[key]), to: today }), [today, key])

  function choose(next: RangeKey) {
    setSearch(
      (before) => {
        const params = new URLSearchParams(before)
        params.delete('page')
        if (next === usual) params.delete('range')
        else params.set('range', next)
        return params
      },
      { preventScrollReset: true },
    )
  }
  return { key, query, choose }
}
