import { implement } from '@fake-db/kit/implement'
import { ok } from '@fake-db/kit/reply'
import { text } from '@fake-db/kit/request'
import { faqApi } from '@/redux/pages/faq/contract'
import { searchFaq } from './rules'
import { seedFaq } from './seed'

export const createHandlers = implement(faqApi, () => ({
  data: ({ query }) => ok({ faqData: searchFaq(seedFaq, text(query.q)) }),
}))
