import type { AnswerOf, QueryOf } from '@core/api/endpoint'
import { del, get, post } from '@core/api/endpoint'
import { filterParameter, idParameter, pageParameters, sortParameters } from '@core/api/parameters'
import { rowIdSchema, z } from '@core/schema'
import {
  newTableRowSchema,
  newTableViewSchema,
  rowStatuses,
  tableRowChangeSchema,
  tableRowIdsSchema,
  tableRowSchema,
  tableViewSchema,
} from './schema'

const searched = 'name, post, email, age, salary and start date'
const contained = z.optional(z.string().check(z.describe('Searches the column. Case-insensitive.')))
const day = z.optional(z.string().check(z.describe('A date such as `2026-11-17`, inclusive.')))
const oneRow = z.object({ row: tableRowSchema })
const oneView = z.object({ view: tableViewSchema })

/** Below the line stand the additions of docs/api.md. */
export const datatablesApi = {
  initial: get('/api/datatables/initial-data').returns(z.array(tableRowSchema)),
  /** `allData` is the whole table, `invoices` the page. */
  list: get('/api/datatables/data')
    .query(z.object(pageParameters(searched)))
    .returns(
      z.object({
        allData: z.array(tableRowSchema),
        invoices: z.array(tableRowSchema).check(z.describe('The rows of the page.')),
        total: z.int(),
      }),
    ),
  // ---
  rows: get('/api/datatables/rows')
    .query(
      z.object({
        ...pageParameters(searched),
        ...sortParameters(tableRowSchema, 'id'),
        full_name: contained,
        post: contained,
        email: contained,
        city: contained,
        salary: contained,
        start_from: day,
        start_to: day,
        status: filterParameter(rowStatuses),
      }),
    )
    .returns(z.object({ rows: z.array(tableRowSchema), total: z.int() })),
  add: post('/api/datatables/add-row').body(newTableRowSchema).returns(oneRow),
  update: post('/api/datatables/update-row').needs('update').body(tableRowChangeSchema).returns(oneRow),
  removeMany: post('/api/datatables/delete-rows').needs('delete').body(tableRowIdsSchema).returns(),
  restore: post('/api/datatables/restore-rows')
    .needs('delete')
    .body(tableRowIdsSchema)
    .returns(z.object({ rows: z.array(tableRowSchema) })),
  views: get('/api/datatables/views').returns(z.object({ views: z.array(tableViewSchema) })),
  addView: post('/api/datatables/add-view').body(newTableViewSchema).returns(oneView),
  removeView: del('/api/datatables/delete-view')
    .query(z.object({ id: idParameter }))
    .returns(),
  restoreView: post('/api/datatables/restore-view').needs('delete').body(rowIdSchema).returns(oneView),
}

export type TablePageQuery = QueryOf<typeof datatablesApi.list>

export type TableRowQuery = QueryOf<typeof datatablesApi.rows>

export type TableRowPage = AnswerOf<typeof datatablesApi.rows>
