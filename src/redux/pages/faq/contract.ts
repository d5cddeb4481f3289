import { get } from '@core/api/endpoint'
import type { FaqData } from './schema'

export const faqApi = {
  /** `q` keeps the questions that contain it. */
  data: get('/faq/data').query<{ q?: string }>().returns<{ faqData: FaqData }>(),
}
