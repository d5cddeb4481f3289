import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

const companyColumns = ['name', 'views', 'revenue', 'sales'] as const
type CompanyColumn = (typeof companyColumns)[number]

/** How the table of companies is sorted: `?companies=views`, with a minus before it for the largest first. */
export function useCompanySort() {
  const [search, setSearch] = useSearchParams()
  const given = search.get('companies') ?? ''
  const known = companyColumns.find((name) => name === given.replace(/^-/, ''))
  const column: CompanyColumn = known ?? 'revenue'
  const direction: 'asc' | 'desc' = known && !given.startsWith('-') ? 'asc' : 'desc'

  const onSort = useCallback(
    (name: string, next: 'asc' | 'desc') => {
      setSearch(
        (before) => {
          const params = new URLSearchParams(before)
          const value = next === 'desc' ? `-${name}` : name
          if (value === '-revenue') params.delete('companies')
          else params.set('companies', value)
          return params
        },
        { preventScrollReset: true },
      )
    },
    [setSearch],
  )
  return { column, direction, onSort }
}
