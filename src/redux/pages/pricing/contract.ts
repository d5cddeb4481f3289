import { get } from '@core/api/endpoint'
import { pricingSchema } from './schema'

/** The current plan is in `shell/subscription`. */
export const pricingApi = {
  data: get('/pricing/data').returns(pricingSchema),
}
