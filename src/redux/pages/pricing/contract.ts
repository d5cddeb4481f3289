import { get } from '@core/api/endpoint'
import { pricingSchema } from './schema'

/** The plan one has is `shell/subscription`. */
export const pricingApi = {
  data: get('/pricing/data').returns(pricingSchema),
}
