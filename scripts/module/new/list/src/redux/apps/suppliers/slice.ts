import { ListResource } from '@/redux/app/listResource'
import type { SupplierListQuery } from './contract'
import { suppliersApi } from './contract'
import type { NewSupplier, Supplier, SupplierChange } from './schema'

export const suppliers = new ListResource<Supplier, SupplierListQuery>('suppliers', {
  async list(query, call) {
    const { suppliers: rows, total } = await call(suppliersApi.list, { query })
    return { rows, total }
  },
})

export const addSupplier = suppliers.write('add', (body: NewSupplier, call) => call(suppliersApi.add, { body }))
export const updateSupplier = suppliers.update(
  'update',
  (body: SupplierChange, call) => call(suppliersApi.update, { body }),
  ({ supplier }) => supplier,
)
export const removeSuppliers = suppliers.removal('remove', (ids, call) =>
  Promise.all(ids.map((id) => call(suppliersApi.remove, { query: { id } }))),
)
export const restoreSuppliers = suppliers.write('restore', (ids: readonly number[], call) =>
  Promise.all(ids.map((id) => call(suppliersApi.restore, { body: { id } }))),
)
