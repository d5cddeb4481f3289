import { contains } from '@fake-db/kit/listQuery'
import type { FaqData } from '@/redux/pages/faq/schema'

/** `q` is looked for in the questions. Categories that are left empty are dropped. */
export function searchFaq(faqData: FaqData, q: string): FaqData {
  return Object.fromEntries(
    Object.entries(faqData)
      .map(([key, category]) => {
        const qandA = category.qandA.filter(({ question }) => contains([question], q))
        return [key, { ...category, qandA }] as const
      })
      .filter(([, { qandA }]) => qandA.length > 0),
  )
}
