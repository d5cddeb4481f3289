import { dayRangeQuerySchema } from '@core/api/dayRange'
import { get } from '@core/api/endpoint'
import { filterParameter, pageParameters, sortParameters } from '@core/api/parameters'
import { z } from '@core/schema'
import { overviewSchema, plans, saleSchema, saleStatuses } from './schema'

const salesQuery = z.object({
  ...pageParameters('customer and email'),
  ...sortParameters(saleSchema, 'id'),
  from: dayRangeQuerySchema.shape.from,
  to: dayRangeQuerySchema.shape.to,
  plan: filterParameter(plans),
  status: filterParameter(saleStatuses),
})

export const homeApi = {
  overview: get('/dashboards/home/overview').query(dayRangeQuerySchema).returns(overviewSchema),
  sales: get('/dashboards/home/sales')
    .query(salesQuery)
    .returns(z.object({ sales: z.array(saleSchema), total: z.int() })),
}

export type SalesQuery = z.input<typeof salesQuery>
