import type { DayRangeQuery } from '@core/api/dayRange'
import { CardRangeContext } from '@core/components/data-card/cardContexts'
import { dayTextOf } from '@core/zonedTime'
import { use, useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useNow } from '@/utility/hooks/useNow'

/** Years in the menu, including the current year. */
const offered = 3

/** Year of the revenue report: `?year=2025`, else the range of the page, else the current year. */
export function useReportYear() {
  const [search, setSearch] = useSearchParams()
  const range = use(CardRangeContext)
  const today = dayTextOf(useNow())
  const thisYear = Number(today.slice(0, 4))
  const years = Array.from({ length: offered }, (_, place) => String(thisYear - place))
  const usual = range ? null : String(thisYear)
  const year = years.find((key) => key === search.get('year')) ?? usual

  const choose = useCallback(
    (key: string | null) => {
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          if (key === usual || key === null) next.delete('year')
          else next.set('year', key)
          return next
        },
        { preventScrollReset: true },
      )
    },
    [setSearch, usual],
  )
  const query = useMemo<DayRangeQuery>(() => {
    if (year === null) return {}
    const last = `${year}-12-31`
    return { from: `${year}-01-01`, to: last < today ? last : today, compare: 'year' }
  }, [year, today])
  return { year, years, choose, query: year === null && range ? range.query : query }
}
