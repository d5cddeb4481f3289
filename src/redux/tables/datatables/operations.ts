import { defineOperations } from '@core/api/operations'
import { datatablesApi } from './contract'
import { tableRowSchema } from './schema'

const unknownRows = { 404: 'An id doesn’t match any row. Nothing is changed.' }

export const operations = defineOperations(datatablesApi, {
  key: 'tables/datatables',
  title: 'Data tables',
  description: 'A hundred employees for the table examples. `salary` is per year, in whole currency units.',
  schemas: { TableRow: tableRowSchema },
  calls: {
    initial: { summary: 'Lists all rows', example: {} },
    list: {
      summary: 'Lists a page of rows and all rows',
      errors: { 400: 'A parameter is invalid, such as `page=0`.' },
      example: { query: { q: 'designer' } },
    },
    rows: {
      summary: 'Lists a page of rows, sorted and filtered by columns',
      errors: { 400: 'A parameter is invalid, such as `page=0` or an unknown `sortColumn`.' },
      example: { query: { post: 'data', sortColumn: 'salary', sort: 'desc', perPage: 5 } },
    },
    add: {
      summary: 'Adds a row at the end',
      status: 201,
      example: { body: { full_name: 'Rosa Blum', post: 'Editor', email: 'rosa.blum@example.com', age: 34 } },
    },
    update: {
      summary: 'Updates a row',
      description: 'Only the fields sent are updated.',
      errors: { 404: 'No row has this id.' },
      example: { body: { id: 12, status: 4 } },
    },
    removeMany: { summary: 'Deletes rows', errors: unknownRows, example: { body: { rowIds: [3, 4] } } },
    restore: {
      summary: 'Restores deleted rows at their positions',
      errors: { 404: 'An id doesn’t match any deleted row. Nothing is changed.' },
      example: async (api) => {
        const body = { rowIds: [3, 4] }
        await api.call(datatablesApi.removeMany, { body })
        return { body }
      },
    },
  },
})
