import { ListResource } from '@/redux/app/listResource'
import type { TableRowQuery } from './contract'
import { datatablesApi } from './contract'
import type { NewTableRow, TableRow, TableRowChange } from './schema'

/** Keeps the selection across pages, for exports and deletion. */
export const rows = new ListResource<TableRow, TableRowQuery>('datatables', {
  list: (query, call) => call(datatablesApi.rows, { query }),
  all: (call) => call(datatablesApi.initial, {}),
  selectsAcrossPages: true,
})

export const addRow = rows.write('add', (row: NewTableRow, call) => call(datatablesApi.add, { body: row }))
export const updateRow = rows.update(
  'update',
  (change: TableRowChange, call) => call(datatablesApi.update, { body: change }),
  ({ row }) => row,
  ({ id, ...values }) => ({ ids: [id], values }),
)
export const removeRows = rows.removal('remove', (ids, call) =>
  call(datatablesApi.removeMany, { body: { rowIds: [...ids] } }),
)
export const restoreRows = rows.write('restore', (ids: readonly number[], call) =>
  call(datatablesApi.restore, { body: { rowIds: [...ids] } }),
)
