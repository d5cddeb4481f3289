import { dateOf, dayTextOf } from '@core/zonedTime'
import { implement } from '@fake-db/kit/implement'
import { created, ok } from '@fake-db/kit/reply'
import { createTable } from '@fake-db/kit/table'
import { datatablesApi } from '@/redux/tables/datatables/contract'
import type { TableRow } from '@/redux/tables/datatables/schema'
import { listPage, listRows } from './rules'
import { seedRows } from './seed'

export const handlers = implement(datatablesApi, (env) => {
  const table = createTable<TableRow>(env, 'tables/datatables/rows', seedRows(env.now()), 'row')

  return {
    initial: () => ok([...table.rows()]),

    list({ query }) {
      const { rows, total } = listPage(table.rows(), query)
      return ok({ allData: [...table.rows()], invoices: rows, total })
    },

    rows: ({ query }) => ok(listRows(table.rows(), query)),

    add({ body: given }) {
      const row: TableRow = {
        responsive_id: '',
        id: table.nextId(),
        avatar: given.avatar ?? '',
        full_name: given.full_name,
        post: given.post,
        email: given.email,
        city: given.city ?? '',
        start_date: dayTextOf(given.start_date === undefined ? env.now() : dateOf(given.start_date)),
        salary: given.salary ?? 0,
        age: given.age,
        experience: given.experience ?? 0,
        status: given.status ?? 1,
      }
      table.insert([row])
      return created({ row })
    },

    update({ body: change }) {
      const started = change.start_date === undefined ? undefined : dayTextOf(dateOf(change.start_date))
      return ok({ row: table.update(change.id, { ...change, start_date: started }) })
    },

    removeMany({ body }) {
      table.remove(body.rowIds)
      return ok({})
    },

    restore: ({ body }) => ok({ rows: table.restore(body.rowIds) }),
  }
})
