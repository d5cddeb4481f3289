import type { RowKey } from '@core/components/data-table/column'
import { useEffect, useMemo } from 'react'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { rows } from '@/redux/tables/datatables/slice'

/** The selected rows, on all pages, until the table is left. */
export function useRowSelection() {
  const dispatch = useAppDispatch()
  const { selectedIds: ids } = useAppSelector(rows.select)
  const selected = useMemo(() => new Set<RowKey>(ids), [ids])

  useEffect(
    () => () => {
      dispatch(rows.rowsSelected([]))
    },
    [dispatch],
  )

  return {
    ids,
    selected,
    select: (selected: readonly number[]) => dispatch(rows.rowsSelected(selected)),
    clear: () => dispatch(rows.rowsSelected([])),
  }
}
