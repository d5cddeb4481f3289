import { defineOperations } from '@core/api/operations'
import { z } from '@core/schema'
import { knowledgeBaseApi } from './contract'
import { cardSchema, questionGroupSchema, questionSchema, ratingSchema, topics } from './schema'

export const operations = defineOperations(knowledgeBaseApi, {
  key: 'pages/knowledge-base',
  title: 'Knowledge base',
  description: 'Articles about the product, by card and by group.',
  schemas: { Card: cardSchema, QuestionGroup: questionGroupSchema, Question: questionSchema },
  calls: {
    cards: { summary: 'Lists the cards', answer: z.array(cardSchema), example: {} },
    groups: {
      summary: 'Lists the questions by group',
      query: z.object({
        category: z.optional(
          z.enum(topics).check(z.describe('Filters by the category of a card. Empty groups are omitted.')),
        ),
      }),
      answer: z.array(questionGroupSchema),
      errors: { 404: 'No card has this category.' },
      example: { query: { category: 'email-marketing' } },
    },
    question: {
      summary: 'Reads a question with its answer',
      query: z.object({
        slug: z.optional(z.string().check(z.describe('Default: the first question.'))),
      }),
      answer: questionSchema,
      errors: { 404: 'No question has this slug.' },
      example: { query: { slug: 'create-an-api-key' } },
    },
    rate: {
      summary: 'Rates an answer',
      description: 'Replaces an earlier rating; `null` removes it.',
      body: ratingSchema,
      answer: z.object({ helpful: questionSchema.shape.helpful }),
      errors: { 404: 'No question has this id.' },
      example: { body: { id: 6, isHelpful: true } },
    },
  },
})
