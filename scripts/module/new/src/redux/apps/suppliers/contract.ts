import { del, get, post, type OneOrMore } from '@core/api/endpoint'
import type { NewSupplier, Supplier, SupplierChange } from './schema'

/** Every parameter has a default; an empty filter lets every row through. */
export interface SupplierListQuery {
  q?: string
  page?: number
  perPage?: number
  sort?: 'asc' | 'desc'
  sortColumn?: keyof Supplier
  status?: OneOrMore
}

export interface SupplierList {
  suppliers: Supplier[]
  /** Rows that match, before paging. */
  total: number
}

export const suppliersApi = {
  list: get('/apps/suppliers/data').query<SupplierListQuery>().returns<SupplierList>(),
  add: post('/apps/suppliers/add').body<NewSupplier>().returns<{ supplier: Supplier }>(),
  update: post('/apps/suppliers/update').needs('update').body<SupplierChange>().returns<{ supplier: Supplier }>(),
  remove: del('/apps/suppliers/delete').query<{ id: number }>().returns<Record<never, never>>(),
  restore: post('/apps/suppliers/restore').needs('delete').body<{ id: number }>().returns<{ supplier: Supplier }>(),
}
