import type { PricingTexts } from '@fake-db/pages/pricing/seed'
import { seedPricing } from '@fake-db/pages/pricing/seed'
import { describe, expect, it } from 'vitest'
import { languages } from '@/configs/languages'
import { pricingApi } from '@/redux/pages/pricing/contract'
import { pricingSchema } from '@/redux/pages/pricing/schema'
import { startBackend } from '../../support/backend'

const translations = import.meta.glob<PricingTexts>('../../../src/@fake-db/pages/pricing/texts/*.ts', {
  import: 'texts',
  eager: true,
})

const read = (language: string) => startBackend().api.call(pricingApi.data, { query: { language } })

describe('GET /pricing/data', () => {
  it('has its texts in the language, with the same names and prices', async () => {
    const pricing = await read('fr')
    expect(pricingSchema.parse(pricing)).toEqual(pricing)
    expect(pricing.standardPlan).toMatchObject({
      title: 'Standard',
      subtitle: 'Pour les équipes qui travaillent ensemble chaque jour',
      monthlyPrice: seedPricing.standardPlan.monthlyPrice,
      popular: true,
    })
    expect(pricing.qandA[3]).toMatchObject({
      key: 'can-i-cancel-at-any-time',
      question: 'Puis-je résilier à tout moment\u00a0?',
    })
  })

  it.each(['', 'en', 'ja'])('has English texts for the language %o', async (language) => {
    expect(await read(language)).toEqual(seedPricing)
  })
})

describe('the translations', () => {
  it('exist in every language', () => {
    const codes = Object.keys(translations).map((file) => file.slice(-5, -3))
    expect(['en', ...codes].toSorted()).toEqual(languages.map(({ code }) => code).toSorted())
  })

  it.each(Object.entries(translations))(
    'of %s have the benefits, questions and prices of the English texts',
    (_, texts) => {
      const figuresOf = (text: string) => (text.replace(/[\s.,](?=000)/g, '').match(/\d+/g) ?? []).toSorted()
      for (const plan of ['basicPlan', 'standardPlan', 'enterprisePlan'] as const) {
        const english = seedPricing[plan].planBenefits
        expect(texts[plan].planBenefits.map(figuresOf)).toEqual(english.map(figuresOf))
      }
      expect(texts.qandA.map(({ key }) => key)).toEqual(seedPricing.qandA.map(({ key }) => key))
      expect(texts.qandA.map(({ ans }) => figuresOf(ans))).toEqual(seedPricing.qandA.map(({ ans }) => figuresOf(ans)))
    },
  )
})
