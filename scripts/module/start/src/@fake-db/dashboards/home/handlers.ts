import { dayTextOf } from '@core/zonedTime'
import { dayNumber, dayRange, rangeOf } from '@fake-db/kit/dayRange'
import { implement } from '@fake-db/kit/implement'
import { columnsOf, listQuery } from '@fake-db/kit/listQuery'
import { ok } from '@fake-db/kit/reply'
import { anyOf } from '@fake-db/kit/request'
import { homeApi } from '@/redux/dashboards/home/contract'
import type { Sale } from '@/redux/dashboards/home/schema'
import { saleSchema } from '@/redux/dashboards/home/schema'
import { isIn, overviewOf } from './rules'
import { seedSales } from './seed'

export const handlers = implement(homeApi, (env) => {
  const sales = seedSales(env.now())

  return {
    overview({ query }) {
      const today = dayNumber(dayTextOf(env.now()))
      return ok(overviewOf(sales, dayRange(query) ?? rangeOf({ first: today - 29, last: today })))
    },

    sales({ query }) {
      const [hasPlan, hasStatus] = [anyOf(query.plan), anyOf(query.status)]
      const range = dayRange({ from: query.from, to: query.to })
      const { rows, total } = listQuery(sales, query, {
        searched: ({ customer, email }) => [customer, email],
        columns: columnsOf<Sale>(saleSchema),
        defaultColumn: 'id',
        filter: (sale) => hasPlan(sale.plan) && hasStatus(sale.status) && (!range || isIn(range.whole, sale)),
      })
      return ok({ sales: rows, total })
    },
  }
})
