import { get, post } from '@core/api/endpoint'
import { z } from '@core/schema'
import { cardSchema, questionGroupSchema, questionSchema, ratingSchema, topics } from './schema'

const language = z.optional(
  z.string().check(z.describe('Language of the texts, a BCP 47 code. English without a translation.')),
)

/** The parameters and the calls below the line are additions; see docs/api.md. */
export const knowledgeBaseApi = {
  cards: get('/faq/data/knowledge_base').query(z.object({ language })).returns(z.array(cardSchema)),
  groups: get('/faq/data/category')
    .query(
      z.object({
        category: z.optional(
          z.enum(topics).check(z.describe('Filters by the category of a card. Empty groups are omitted.')),
        ),
        language,
      }),
    )
    .returns(z.array(questionGroupSchema)),
  question: get('/faq/data/question')
    .query(
      z.object({
        slug: z.optional(z.string().check(z.describe('Default: the first question.'))),
        language,
      }),
    )
    .returns(questionSchema),
  // ---
  rate: post('/faq/data/rate-question')
    .needs('update')
    .body(ratingSchema)
    .returns(z.object({ helpful: questionSchema.shape.helpful })),
}
