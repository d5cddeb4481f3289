import type { DayRangeQuery } from '@core/api/dayRange'
import { createReadSlice } from '@/redux/app/createReadSlice'
import { ListResource } from '@/redux/app/listResource'
import { createCallThunk } from '@/redux/app/thunks'
import type { SalesQuery } from './contract'
import { homeApi } from './contract'
import type { Sale } from './schema'

export const fetchOverview = createCallThunk('home/overview', homeApi.overview, (query: DayRangeQuery) => ({ query }))

export const { overview: selectOverview } = createReadSlice('home', { overview: fetchOverview })

export const sales = new ListResource<Sale, SalesQuery>('sales', {
  async list(query, call) {
    const { sales: rows, total } = await call(homeApi.sales, { query })
    return { rows, total }
  },
})
