import { search } from '@core/search'
import { implement } from '@fake-db/kit/implement'
import { ok } from '@fake-db/kit/reply'
import { text, textsIn } from '@fake-db/kit/request'
import { faqApi } from '@/redux/pages/faq/contract'
import type { FaqData } from '@/redux/pages/faq/schema'
import { seedFaq } from './seed'

const translations = import.meta.glob<FaqData>('./texts/*.ts', { import: 'texts' })

/** Searches the questions. Empty categories are dropped. */
function searchFaq(faqData: FaqData, q: string): FaqData {
  const questions = Object.values(faqData).flatMap(({ qandA }) => qandA)
  const found = new Set(search(questions, q, ({ question }) => [question]))
  return Object.fromEntries(
    Object.entries(faqData)
      .map(([key, category]) => {
        const qandA = category.qandA.filter((entry) => found.has(entry))
        return [key, { ...category, qandA }] as const
      })
      .filter(([, { qandA }]) => qandA.length > 0),
  )
}

export const handlers = implement(faqApi, () => ({
  data: async ({ query }) => {
    const faqData = (await textsIn(translations, query.language)) ?? seedFaq
    return ok({ faqData: searchFaq(faqData, text(query.q)) })
  },
}))
