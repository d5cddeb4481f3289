import { search } from '@core/search'
import type { FaqData } from '@/redux/pages/faq/schema'

/** `q` is looked for in the questions. Categories that are left empty are dropped. */
export function searchFaq(faqData: FaqData, q: string): FaqData {
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
