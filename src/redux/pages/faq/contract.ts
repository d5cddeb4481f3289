import { get } from '@core/api/endpoint'
import { z } from '@core/schema'
import { faqDataSchema } from './schema'

export const faqApi = {
  data: get('/faq/data')
    .query(
      z.object({
        q: z.optional(
          z.string().check(z.describe('Searches the questions. Case-insensitive. Empty categories are omitted.')),
        ),
        language: z.optional(
          z.string().check(z.describe('Language of the texts, a BCP 47 code. English without a translation.')),
        ),
      }),
    )
    .returns(z.object({ faqData: faqDataSchema })),
}
