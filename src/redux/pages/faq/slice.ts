import { createReadSlice } from '@/redux/app/createReadSlice'
import { createCallThunk } from '@/redux/app/thunks'
import { faqApi } from './contract'

export const fetchFaq = createCallThunk('faq/fetch', faqApi.data, (query: { q: string; language: string }) => ({
  query,
}))

export const { faq: selectFaq } = createReadSlice('faq', { faq: fetchFaq })
