import { get } from '@core/api/endpoint'
import { z } from '@core/schema'
import { pricingSchema } from './schema'

/** The current plan is in `shell/subscription`. */
export const pricingApi = {
  data: get('/pricing/data')
    .query(
      z.object({
        language: z.optional(
          z.string().check(z.describe('Language of the texts, a BCP 47 code. English without a translation.')),
        ),
      }),
    )
    .returns(pricingSchema),
}
