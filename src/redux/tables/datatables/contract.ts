import type { AnswerOf, QueryOf } from '@core/api/endpoint'
import { get, post } from '@core/api/endpoint'
import { filterParameter, pageParameters, sortParameters } from '@core/api/parameters'
import { z } from '@core/schema'
import { newTableRowSchema, rowStatuses, tableRowChangeSchema, tableRowIdsSchema, tableRowSchema } from './schema'

const searched = 'name, post, email, age, salary and start date'
const contained = z.optional(z.string().check(z.describe('Searches the column. Case-insensitive.')))
const day = z.optional(z.string().check(z.describe('A date such as `2026-11-17`, inclusive.')))
const oneRow = z.object({ row: tableRowSchema })

/** Below the line: additions; see docs/api.md. */
export const datatablesApi = {
  initial: get('/api/datatables/initial-data').returns(z.array(tableRowSchema)),
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
        salary_from: z.optional(z.number()),
        salary_to: z.optional(z.number()),
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
}

export type TablePageQuery = QueryOf<typeof datatablesApi.list>

export type TableRowQuery = QueryOf<typeof datatablesApi.rows>

export type TableRowPage = AnswerOf<typeof datatablesApi.rows>
