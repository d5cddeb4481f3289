import { implement } from '@fake-db/kit/implement'
import { ok } from '@fake-db/kit/reply'
import { textsIn } from '@fake-db/kit/request'
import { pricingApi } from '@/redux/pages/pricing/contract'
import type { PricingTexts } from './seed'
import { seedPricing } from './seed'

const translations = import.meta.glob<PricingTexts>('./texts/*.ts', { import: 'texts' })

export const handlers = implement(pricingApi, () => ({
  async data({ query }) {
    const texts = await textsIn(translations, query.language)
    return ok({
      basicPlan: { ...seedPricing.basicPlan, ...texts?.basicPlan },
      standardPlan: { ...seedPricing.standardPlan, ...texts?.standardPlan },
      enterprisePlan: { ...seedPricing.enterprisePlan, ...texts?.enterprisePlan },
      qandA: texts?.qandA ?? seedPricing.qandA,
    })
  },
}))
