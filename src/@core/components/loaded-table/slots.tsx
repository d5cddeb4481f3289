import { createContext, useContext, type ReactNode } from 'react'
import type { ExpanderComponentProps, PaginationComponentProps } from 'react-data-table-component'
import { Pagination } from '../Pagination'

/** Data of the library's slots. It accepts components, not elements, so they read their data from a context. */
interface Slots {
  label: string
  pageSizes: readonly number[]
  total: number
  details: (id: string) => ReactNode
  expander: (id: string) => ReactNode
  /** Called before the library reports a user's selection. */
  beforeSelection: () => void
}

export const SlotsContext = createContext<Slots>({
  label: '',
  pageSizes: [],
  total: 0,
  details: () => null,
  expander: () => null,
  beforeSelection: () => undefined,
})

/** Button that expands a row, in the library's slot. */
export function Expander({ id }: { id: string }) {
  return useContext(SlotsContext).expander(id)
}

/** Expanded details with the roles `row` and `cell`, which the library omits. */
export function Details({ data }: ExpanderComponentProps<{ id: string }>) {
  const { details } = useContext(SlotsContext)
  return (
    <div role="row">
      <div role="cell" className="detail-box">
        {details(data.id)}
      </div>
    </div>
  )
}

/** The kit's `Pagination` in the library's slot. */
export function Pages({ rowsPerPage, currentPage, onChangePage, onChangeRowsPerPage }: PaginationComponentProps) {
  const { label, pageSizes, total } = useContext(SlotsContext)
  return (
    <Pagination
      label={label}
      pageSizes={pageSizes}
      total={total}
      page={currentPage}
      perPage={rowsPerPage}
      onPage={(page) => onChangePage(page, total)}
      onPerPage={(perPage) => onChangeRowsPerPage(perPage, currentPage)}
    />
  )
}
