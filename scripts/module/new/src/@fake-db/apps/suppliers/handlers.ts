import { rowIdSchema } from '@core/schema'
import { implement } from '@fake-db/kit/implement'
import { columnsOf, listQuery } from '@fake-db/kit/listQuery'
import { badRequest, created, ok } from '@fake-db/kit/reply'
import { anyOf, id, parseBody } from '@fake-db/kit/request'
import { createTable } from '@fake-db/kit/table'
import { suppliersApi } from '@/redux/apps/suppliers/contract'
import type { Supplier } from '@/redux/apps/suppliers/schema'
import { newSupplierSchema, supplierChangeSchema, supplierSchema } from '@/redux/apps/suppliers/schema'
import { seedSuppliers } from './seed'

export const createHandlers = implement(suppliersApi, (env) => {
  const suppliers = createTable<Supplier>(env, 'apps/suppliers/rows', seedSuppliers(env.now()), 'row')

  /** A name is one row's, without regard to case. */
  function rejectTaken(name: string, ownId?: number) {
    const others = suppliers.rows().filter((row) => row.id !== ownId)
    if (others.some((row) => row.name.toLowerCase() === name.toLowerCase())) throw badRequest({ name: 'taken' })
  }

  return {
    list({ query }) {
      const hasStatus = anyOf(query.status)
      const { rows, total } = listQuery(suppliers.rows(), query, {
        searched: ({ name }) => [name],
        columns: columnsOf<Supplier>(supplierSchema),
        defaultColumn: 'name',
        filter: (row) => hasStatus(row.status),
      })
      return ok({ suppliers: rows, total })
    },

    add({ body }) {
      const given = parseBody(newSupplierSchema, body)
      rejectTaken(given.name)
      const supplier: Supplier = { ...given, id: suppliers.nextId(), addedAt: env.now().toISOString() }
      suppliers.insert([supplier])
      return created({ supplier })
    },

    update({ body }) {
      const change = parseBody(supplierChangeSchema, body)
      suppliers.get(change.id)
      rejectTaken(change.name, change.id)
      return ok({ supplier: suppliers.update(change.id, change) })
    },

    remove({ query }) {
      suppliers.remove([id(query.id)])
      return ok({})
    },

    restore({ body }) {
      const given = parseBody(rowIdSchema, body)
      suppliers.restore([given.id])
      return ok({ supplier: suppliers.get(given.id) })
    },
  }
})
