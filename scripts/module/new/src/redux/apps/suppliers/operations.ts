import {
  defineOperations,
  filterParameter,
  idParameter,
  nothing,
  pageParameters,
  sortParameters,
} from '@core/api/operations'
import { rowIdSchema, z } from '@core/schema'
import { suppliersApi } from './contract'
import { type NewSupplier, newSupplierSchema, statuses, supplierChangeSchema, supplierSchema } from './schema'

const unknownId = { 404: 'No row has the id.' }
const taken = 'A field cannot be used, or the name is already in use, without regard to case.'
const added: NewSupplier = { name: 'Harbour & Sons', status: 'active' }
const oneRow = z.object({ supplier: supplierSchema })

export const operations = defineOperations(suppliersApi, {
  key: 'apps/suppliers',
  title: 'Suppliers',
  description: 'A list that is searched, sorted, filtered and changed.',
  schemas: { Supplier: supplierSchema },
  calls: {
    list: {
      summary: 'Lists a page of rows',
      query: z.object({
        ...pageParameters('name'),
        ...sortParameters(supplierSchema, 'name'),
        status: filterParameter(statuses),
      }),
      answer: z.object({ suppliers: z.array(supplierSchema), total: z.int() }),
      errors: { 400: 'A parameter cannot be used, such as `page=0` or an unknown `sortColumn`.' },
      example: { query: { status: ['active'], perPage: 5 } },
    },
    add: {
      summary: 'Adds a row',
      status: 201,
      body: newSupplierSchema,
      answer: oneRow,
      errors: { 400: taken },
      example: { body: added },
    },
    update: {
      summary: 'Changes a row',
      body: supplierChangeSchema,
      answer: oneRow,
      errors: { 400: taken, ...unknownId },
      example: { body: { id: 3, name: 'Cedar House', status: 'inactive' } },
    },
    remove: {
      summary: 'Deletes a row',
      query: z.object({ id: idParameter }),
      answer: nothing,
      errors: unknownId,
      example: { query: { id: 4 } },
    },
    restore: {
      summary: 'Brings a deleted row back',
      body: rowIdSchema,
      answer: oneRow,
      errors: { 404: 'No deleted row has the id.' },
      example: async (api) => {
        const { supplier } = await api.call(suppliersApi.add, { body: added })
        const { id } = supplier
        await api.call(suppliersApi.remove, { query: { id } })
        return { body: { id } }
      },
    },
  },
})
