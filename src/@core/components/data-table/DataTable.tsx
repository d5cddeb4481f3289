import { useMediaQuery } from '../../hooks/useMediaQuery'
import { CardList } from './CardList'
import type { DataTableProps } from './column'
import { RowTable } from './RowTable'
import './data-table.scss'

/**
 * A list that the server sorts, filters and pages: a table, and on phones a list of cards with the same content. What is
 * shown belongs to the caller, so that the address can own it.
 *
 * @example
 * <DataTable caption="Users" columns={columns} source={{ rows, keyOf, labelOf, status }} sort={sort} empty={<EmptyState … />} />
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isPhone = useMediaQuery('(max-width: 767.98px)')
  const { source, empty } = props
  if (source.status === 'ready' && source.rows.length === 0) return empty
  return isPhone ? <CardList {...props} /> : <RowTable {...props} />
}
