import { describe, expect, it } from 'vitest'
import { pricingApi } from '@/redux/pages/pricing/contract'
import { pricingSchema } from '@/redux/pages/pricing/schema'
import { fetchPricing, selectPricing } from '@/redux/pages/pricing/slice'
import { startBackend } from '../../support/backend'
import { openStore } from '../../support/openStore'

describe('GET /pricing/data', () => {
  const read = () => startBackend().api.call(pricingApi.data, {})

  it('has three plans and questions with their answers', async () => {
    const pricing = await read()
    expect(Object.keys(pricing)).toEqual(['basicPlan', 'standardPlan', 'enterprisePlan', 'qandA'])
    expect(pricingSchema.parse(pricing)).toEqual(pricing)
    expect(pricing.qandA.length).toBeGreaterThan(3)
    for (const plan of [pricing.basicPlan, pricing.standardPlan, pricing.enterprisePlan]) {
      expect(plan.planBenefits.length).toBeGreaterThan(3)
    }
  })

  it('costs what was agreed', async () => {
    const { basicPlan, standardPlan, enterprisePlan } = await read()
    expect(basicPlan).toMatchObject({ monthlyPrice: 0, popular: false })
    expect(standardPlan).toMatchObject({ monthlyPrice: 49, yearlyPlan: { perMonth: 40, totalAnnual: 480 } })
    expect(enterprisePlan).toMatchObject({ monthlyPrice: 99, yearlyPlan: { perMonth: 80, totalAnnual: 960 } })
    for (const { yearlyPlan } of [basicPlan, standardPlan, enterprisePlan]) {
      expect(yearlyPlan.perMonth * 12).toBe(yearlyPlan.totalAnnual)
    }
  })

  it('marks Standard as popular, and nothing else', async () => {
    const { standardPlan, enterprisePlan } = await read()
    expect(standardPlan.popular).toBe(true)
    expect(enterprisePlan.popular).toBe(false)
  })
})

it('The pricing slice keeps what was read', async () => {
  const { store, breakCalls } = openStore()
  await store.dispatch(fetchPricing())
  breakCalls()
  await store.dispatch(fetchPricing())
  const { data, request } = selectPricing(store.getState())
  expect(data?.standardPlan.title).toBe('Standard')
  expect(request.status).toBe('failed')
})
