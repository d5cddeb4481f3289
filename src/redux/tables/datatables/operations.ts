import {
  defineOperations,
  filterParameter,
  idParameter,
  nothing,
  pageParameters,
  sortParameters,
} from '@core/api/operations'
import { rowIdSchema, z } from '@core/schema'
import { datatablesApi } from './contract'
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
const oneRow = z.object({ row: tableRowSchema })
const oneView = z.object({ view: tableViewSchema })
const unknownRows = { 404: 'An id doesn’t match any row. Nothing is changed.' }

const contained = z.optional(z.string().check(z.describe('Searches the column. Case-insensitive.')))
const day = z.optional(z.string().check(z.describe('A date such as `2026-11-17`, inclusive.')))

export const operations = defineOperations(datatablesApi, {
  key: 'tables/datatables',
  title: 'Data tables',
  description: 'A hundred employees for the table examples. `salary` is per year, in whole currency units.',
  schemas: { TableRow: tableRowSchema, TableView: tableViewSchema },
  calls: {
    initial: { summary: 'Lists all rows', answer: z.array(tableRowSchema), example: {} },
    list: {
      summary: 'Lists a page of rows and all rows',
      query: z.object(pageParameters(searched)),
      answer: z.object({
        allData: z.array(tableRowSchema),
        invoices: z.array(tableRowSchema).check(z.describe('The rows of the page.')),
        total: z.int(),
      }),
      errors: { 400: 'A parameter is invalid, such as `page=0`.' },
      example: { query: { q: 'designer' } },
    },
    rows: {
      summary: 'Lists a page of rows, sorted and filtered by columns',
      query: z.object({
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
      answer: z.object({ rows: z.array(tableRowSchema), total: z.int() }),
      errors: { 400: 'A parameter is invalid, such as `page=0` or an unknown `sortColumn`.' },
      example: { query: { post: 'data', sortColumn: 'salary', sort: 'desc', perPage: 5 } },
    },
    add: {
      summary: 'Adds a row at the end',
      status: 201,
      body: newTableRowSchema,
      answer: oneRow,
      example: { body: { full_name: 'Rosa Blum', post: 'Editor', email: 'rosa.blum@example.com', age: 34 } },
    },
    update: {
      summary: 'Updates a row',
      description: 'Only the fields sent are updated.',
      body: tableRowChangeSchema,
      answer: oneRow,
      errors: { 404: 'No row has this id.' },
      example: { body: { id: 12, status: 4 } },
    },
    removeMany: {
      summary: 'Deletes rows',
      body: tableRowIdsSchema,
      answer: nothing,
      errors: unknownRows,
      example: { body: { rowIds: [3, 4] } },
    },
    restore: {
      summary: 'Restores deleted rows at their positions',
      body: tableRowIdsSchema,
      answer: z.object({ rows: z.array(tableRowSchema) }),
      errors: { 404: 'An id doesn’t match any deleted row. Nothing is changed.' },
      example: async (api) => {
        const body = { rowIds: [3, 4] }
        await api.call(datatablesApi.removeMany, { body })
        return { body }
      },
    },
    views: {
      summary: 'Lists the saved views',
      answer: z.object({ views: z.array(tableViewSchema) }),
      example: {},
    },
    addView: {
      summary: 'Saves a view',
      status: 201,
      body: newTableViewSchema,
      answer: oneView,
      errors: { 400: 'A field is invalid, or the name is taken.' },
      example: { body: { name: 'On leave', search: 'status=4' } },
    },
    removeView: {
      summary: 'Deletes a saved view',
      query: z.object({ id: idParameter }),
      answer: nothing,
      errors: { 404: 'No view has this id.' },
      async example(api) {
        const { views } = await api.call(datatablesApi.views, {})
        return { query: { id: views.at(-1)?.id ?? 1 } }
      },
    },
    restoreView: {
      summary: 'Restores a deleted view',
      body: rowIdSchema,
      answer: oneView,
      errors: { 404: 'No deleted view has this id.' },
      example: async (api) => {
        await api.call(datatablesApi.removeView, { query: { id: 1 } })
        return { body: { id: 1 } }
      },
    },
  },
})
