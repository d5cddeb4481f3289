import { get, post } from '@core/api/endpoint'
import { z } from '@core/schema'
import { cardSchema, questionGroupSchema, questionSchema, ratingSchema, topics } from './schema'

/** The two parameters and the calls below the line are additions; see docs/api.md. */
export const knowledgeBaseApi = {
  cards: get('/faq/data/knowledge_base').returns(z.array(cardSchema)),
  groups: get('/faq/data/category')
    .query(
      z.object({
        category: z.optional(
          z.enum(topics).check(z.describe('Filters by the category of a card. Empty groups are omitted.')),
        ),
      }),
    )
    .returns(z.array(questionGroupSchema)),
  question: get('/faq/data/question')
    .query(
      z.object({
        slug: z.optional(z.string().check(z.describe('Default: the first question.'))),
      }),
    )
    .returns(questionSchema),
  // ---
  rate: post('/faq/data/rate-question')
    .needs('update')
    .body(ratingSchema)
    .returns(z.object({ helpful: questionSchema.shape.helpful })),
}
