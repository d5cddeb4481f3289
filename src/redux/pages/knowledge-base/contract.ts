import { get, post } from '@core/api/endpoint'
import type { Card, Question, QuestionGroup, Rating, Topic } from './schema'

/** The two parameters, and what stands below the line, are additions of docs/api.md. */
export const knowledgeBaseApi = {
  cards: get('/faq/data/knowledge_base').returns<Card[]>(),
  /** Only the questions under a card; without it all of them. */
  groups: get('/faq/data/category').query<{ category?: Topic }>().returns<QuestionGroup[]>(),
  /** Without a slug the first question. */
  question: get('/faq/data/question').query<{ slug?: string }>().returns<Question>(),
  // ---
  rate: post('/faq/data/rate-question').needs('update').body<Rating>().returns<Pick<Question, 'helpful'>>(),
}
