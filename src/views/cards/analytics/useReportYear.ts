import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { YearQuery } from '@/redux/cards/analytics/contract'

/** Years by the name that the address knows them by; each is one object, so that the card asks once for it. */
const queries = {
  '2020': { year: 2020 },
  '2019': { year: 2019 },
  '2018': { year: 2018 },
} as const satisfies Record<string, YearQuery>

type YearKey = keyof typeof queries

/** In the order of the menu; the first is meant where the address names none. */
export const yearKeys = ['2020', '2019', '2018'] as const satisfies readonly YearKey[]

/** The year of the revenue report: `?year=2019`. */
export function useReportYear() {
  const [search, setSearch] = useSearchParams()
  const year = yearKeys.find((key) => key === search.get('year')) ?? yearKeys[0]
  const choose = useCallback(
    (key: YearKey) => {
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          if (key === yearKeys[0]) next.delete('year')
          else next.set('year', key)
          return next
        },
        { preventScrollReset: true },
      )
    },
    [setSearch],
  )
  return { year, choose, query: queries[year] }
}
