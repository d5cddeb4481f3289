import { del, get, post, type OneOrMore } from '@core/api/endpoint'
import type { NewTableRow, NewTableView, TableRow, TableRowChange, TableView } from './schema'

/** Every parameter has a default. */
export interface TablePageQuery {
  q?: string
  page?: number
  perPage?: number
}

/** Filters by columns: texts are contained, dates are days, the status is one of several. */
export interface TableRowQuery extends TablePageQuery {
  sort?: 'asc' | 'desc'
  sortColumn?: keyof TableRow
  full_name?: string
  post?: string
  email?: string
  city?: string
  salary?: string
  start_from?: string
  start_to?: string
  status?: OneOrMore
}

export interface TableRowPage {
  rows: TableRow[]
  /** Rows that match, before paging. */
  total: number
}

type Nothing = Record<never, never>

/** Below the line stand the additions of docs/api.md. */
export const datatablesApi = {
  initial: get('/api/datatables/initial-data').returns<TableRow[]>(),
  /** `allData` is the whole table, `invoices` the page. */
  list: get('/api/datatables/data')
    .query<TablePageQuery>()
    .returns<{ allData: TableRow[]; invoices: TableRow[]; total: number }>(),
  // ---
  rows: get('/api/datatables/rows').query<TableRowQuery>().returns<TableRowPage>(),
  add: post('/api/datatables/add-row').body<NewTableRow>().returns<{ row: TableRow }>(),
  update: post('/api/datatables/update-row').needs('update').body<TableRowChange>().returns<{ row: TableRow }>(),
  removeMany: post('/api/datatables/delete-rows').needs('delete').body<{ rowIds: number[] }>().returns<Nothing>(),
  restore: post('/api/datatables/restore-rows')
    .needs('delete')
    .body<{ rowIds: number[] }>()
    .returns<{ rows: TableRow[] }>(),
  views: get('/api/datatables/views').returns<{ views: TableView[] }>(),
  addView: post('/api/datatables/add-view').body<NewTableView>().returns<{ view: TableView }>(),
  removeView: del('/api/datatables/delete-view').query<{ id: number }>().returns<Nothing>(),
  restoreView: post('/api/datatables/restore-view')
    .needs('delete')
    .body<{ id: number }>()
    .returns<{ view: TableView }>(),
}
