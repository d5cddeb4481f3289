import { del, get, post } from '@core/api/endpoint'
import { filterParameter, idParameter, pageParameters, sortParameters } from '@core/api/parameters'
import { rowIdSchema, z } from '@core/schema'
import { newSupplierSchema, statuses, supplierChangeSchema, supplierSchema } from './schema'

const listQuery = z.object({
  ...pageParameters('name'),
  ...sortParameters(supplierSchema, 'name'),
  status: filterParameter(statuses),
})
const byId = z.object({ id: idParameter })
const oneRow = z.object({ supplier: supplierSchema })

export const suppliersApi = {
  list: get('/apps/suppliers/data')
    .query(listQuery)
    .returns(z.object({ suppliers: z.array(supplierSchema), total: z.int() })),
  one: get('/apps/suppliers/one').query(byId).returns(oneRow),
  add: post('/apps/suppliers/add').body(newSupplierSchema).returns(oneRow),
  update: post('/apps/suppliers/update').needs('update').body(supplierChangeSchema).returns(oneRow),
  remove: del('/apps/suppliers/delete').query(byId).returns(),
  restore: post('/apps/suppliers/restore').needs('delete').body(rowIdSchema).returns(oneRow),
}

export type SupplierListQuery = z.input<typeof listQuery>
