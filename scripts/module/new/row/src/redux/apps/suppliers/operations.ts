import { defineOperations } from '@core/api/operations'
import { suppliersApi } from './contract'
import { type NewSupplier, supplierSchema } from './schema'

const unknownId = { 404: 'No row has the id.' }
const taken = 'A field cannot be used, or the name is already in use, without regard to case.'
const added: NewSupplier = { name: 'Harbour & Sons', status: 'active' }

export const operations = defineOperations(suppliersApi, {
  key: 'apps/suppliers',
  title: 'Suppliers',
  description: 'A list that is searched, sorted, filtered and changed.',
  schemas: { Supplier: supplierSchema },
  calls: {
    list: {
      summary: 'Lists a page of rows',
      errors: { 400: 'A parameter cannot be used, such as `page=0` or an unknown `sortColumn`.' },
      example: { query: { status: ['active'], perPage: 5 } },
    },
    one: { summary: 'Gets a row', errors: unknownId, example: { query: { id: 5 } } },
    add: { summary: 'Adds a row', status: 201, errors: { 400: taken }, example: { body: added } },
    update: {
      summary: 'Changes a row',
      errors: { 400: taken, ...unknownId },
      example: { body: { id: 3, name: 'Cedar House', status: 'inactive' } },
    },
    remove: { summary: 'Deletes a row', errors: unknownId, example: { query: { id: 4 } } },
    restore: {
      summary: 'Brings a deleted row back',
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
