import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { RowTableLayout } from './tableLayout'
import { readLayout, writeLayout } from './tableLayout'

/** Keeps the table's layout in the address. Changing it makes no step to go back by. */
export function useTableLayout() {
  const [search, setSearch] = useSearchParams()
  const layout = useMemo(() => readLayout(search), [search])
  const change = useCallback(
    (changed: Partial<RowTableLayout>) => {
      setSearch((before) => writeLayout(before, { ...readLayout(before), ...changed }), {
        replace: true,
        preventScrollReset: true,
      })
    },
    [setSearch],
  )
  return [layout, change] as const
}
