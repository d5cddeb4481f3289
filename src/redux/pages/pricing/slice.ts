import { createReadSlice } from '@/redux/app/createReadSlice'
import { createCallThunk } from '@/redux/app/thunks'
import { pricingApi } from './contract'

export const fetchPricing = createCallThunk('pricing/fetch', pricingApi.data, (language: string) => ({
  query: { language },
}))

export const { pricing: selectPricing } = createReadSlice('pricing', { pricing: fetchPricing })
