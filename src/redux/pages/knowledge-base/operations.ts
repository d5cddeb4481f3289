import { defineOperations } from '@core/api/operations'
import { z } from '@core/schema'
import { knowledgeBaseApi } from './contract'
import { cardSchema, questionGroupSchema, questionSchema, ratingSchema, topics } from './schema'

export const operations = defineOperations(knowledgeBaseApi, {
  key: 'pages/knowledge-base',
  title: 'Knowledge base',
  description: 'Articles that answer questions about the product, by card and by group.',
  schemas: { Card: cardSchema, QuestionGroup: questionGroupSchema, Question: questionSchema },
  calls: {
    cards: { summary: 'Lists the cards', answer: z.array(cardSchema), example: {} },
    groups: {
      summary: 'Lists the questions by group',
      query: z.object({
        category: z.optional(
          z.enum(topics).check(z.describe('That of a card: only its questions. Groups left empty are left out.')),
        ),
      }),
      answer: z.array(questionGroupSchema),
      errors: { 404: 'No card has the category.' },
      example: { query: { category: 'email-marketing' } },
    },
    question: {
      summary: 'Reads a question with its answer',
      query: z.object({
        slug: z.optional(z.string().check(z.describe('The first question, where it is left out.'))),
      }),
      answer: questionSchema,
      errors: { 404: 'No question has the slug.' },
      example: { query: { slug: 'create-an-api-key' } },
    },
    rate: {
      summary: 'Says whether an answer was helpful',
      description: 'A later vote takes the place of an earlier one; `null` takes it back.',
      body: ratingSchema,
      answer: z.object({ helpful: questionSchema.shape.helpful }),
      errors: { 404: 'No question has the id.' },
      example: { body: { id: 6, isHelpful: true } },
    },
  },
})
