import { createContext, useContext, type ReactNode } from 'react'
import type { ExpanderComponentProps, PaginationComponentProps } from 'react-data-table-component'
import { Pagination } from '../Pagination'

/** What the library's slots show. It takes components, not elements: what they need to know comes to them from around it. */
interface Slots {
  /** Names the table. */
  label: string
  pageSizes: readonly number[]
  total: number
  /** By the row's id. */
  details: (id: string) => ReactNode
  expander: (id: string) => ReactNode
  /** Called before the library tells of a selection that somebody has made. */
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

/** What opens a row. */
export function Expander({ id }: { id: string }) {
  return useContext(SlotsContext).expander(id)
}

/** An open row's details: a row of their own, which the library does not make them. */
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

/** The pages, as all lists have them. */
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
