import { defineOperations } from '@core/api/operations'
import { knowledgeBaseApi } from './contract'
import { cardSchema, questionGroupSchema, questionSchema } from './schema'

export const operations = defineOperations(knowledgeBaseApi, {
  key: 'pages/knowledge-base',
  title: 'Knowledge base',
  description: 'Articles about the product, by card and by group. Keys and slugs are the same in every language.',
  schemas: { Card: cardSchema, QuestionGroup: questionGroupSchema, Question: questionSchema },
  calls: {
    cards: { summary: 'Lists the cards', example: { query: { language: 'en' } } },
    groups: {
      summary: 'Lists the questions by group',
      errors: { 404: 'No card has this category.' },
      example: { query: { category: 'email-marketing', language: 'en' } },
    },
    question: {
      summary: 'Reads a question with its answer',
      errors: { 404: 'No question has this slug.' },
      example: { query: { slug: 'create-an-api-key', language: 'en' } },
    },
    rate: {
      summary: 'Rates an answer',
      description: 'Replaces an earlier rating; `null` removes it.',
      errors: { 404: 'No question has this id.' },
      example: { body: { id: 6, isHelpful: true } },
    },
  },
})
