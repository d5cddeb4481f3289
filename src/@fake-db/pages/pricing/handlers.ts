import { implement } from '@fake-db/kit/implement'
import { ok } from '@fake-db/kit/reply'
import { pricingApi } from '@/redux/pages/pricing/contract'
import { seedPricing } from './seed'

export const handlers = implement(pricingApi, () => ({ data: () => ok(seedPricing) }))
