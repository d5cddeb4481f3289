import type { RowKey } from '@core/components/data-table/column'
import { useEffect, useMemo } from 'react'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { rowsSelected, selectSelectedRowIds } from '@/redux/tables/datatables/slice'

/** The selected rows, on all pages, until the table is left. */
export function useRowSelection() {
  const dispatch = useAppDispatch()
  const ids = useAppSelector(selectSelectedRowIds)
  const selected = useMemo(() => new Set<RowKey>(ids), [ids])

  useEffect(
    () => () => {
      dispatch(rowsSelected([]))
    },
    [dispatch],
  )

  return {
    ids,
    selected,
    select: (keys: ReadonlySet<RowKey>) => dispatch(rowsSelected([...keys].map(Number))),
    clear: () => dispatch(rowsSelected([])),
  }
}
