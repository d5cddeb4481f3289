import { implement } from '@fake-db/kit/implement'
import { columnsOf, listQuery } from '@fake-db/kit/listQuery'
import { badRequest, created, ok } from '@fake-db/kit/reply'
import { anyOf, id } from '@fake-db/kit/request'
import { createTable } from '@fake-db/kit/table'
import { suppliersApi } from '@/redux/apps/suppliers/contract'
import type { Supplier } from '@/redux/apps/suppliers/schema'
import { supplierSchema } from '@/redux/apps/suppliers/schema'
import { seedSuppliers } from './seed'

export const handlers = implement(suppliersApi, (env) => {
  const suppliers = createTable<Supplier>(env, 'apps/suppliers/rows', seedSuppliers(env.now()), 'row')

  /** A name is one row's only, ignoring case. */
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

    one({ query }) {
      return ok({ supplier: suppliers.get(id(query.id)) })
    },

    add({ body }) {
      rejectTaken(body.name)
      const supplier: Supplier = { ...body, id: suppliers.nextId(), addedAt: env.now().toISOString() }
      suppliers.insert([supplier])
      return created({ supplier })
    },

    update({ body }) {
      suppliers.get(body.id)
      rejectTaken(body.name, body.id)
      return ok({ supplier: suppliers.update(body.id, body) })
    },

    remove({ query }) {
      suppliers.remove([id(query.id)])
      return ok({})
    },

    restore({ body }) {
      suppliers.restore([body.id])
      return ok({ supplier: suppliers.get(body.id) })
    },
  }
})
