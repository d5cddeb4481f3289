import { seedFaq } from '@fake-db/pages/faq/seed'
import { describe, expect, it } from 'vitest'
import { languages } from '@/configs/languages'
import { faqApi } from '@/redux/pages/faq/contract'
import { type FaqData, faqCategories, faqDataSchema } from '@/redux/pages/faq/schema'
import { startBackend } from '../../support/backend'

const translations = import.meta.glob<FaqData>('../../../src/@fake-db/pages/faq/texts/*.ts', {
  import: 'texts',
  eager: true,
})

const read = async (q?: string, language?: string) =>
  (
    await startBackend().api.call(faqApi.data, {
      query: { ...(q !== undefined && { q }), ...(language !== undefined && { language }) },
    })
  ).faqData

/** All but the words. */
const structureOf = (faqData: FaqData) =>
  Object.entries(faqData).map(([category, { icon, qandA }]) => [category, icon, qandA.map(({ key }) => key)])

describe('GET /faq/data', () => {
  it('has the five categories, each with questions and answers', async () => {
    const faqData = await read()
    expect(Object.keys(faqData)).toEqual(faqCategories)
    expect(faqDataSchema.parse(faqData)).toEqual(faqData)
    for (const { qandA } of Object.values(faqData)) expect(qandA.length).toBeGreaterThan(3)
    const questions = Object.values(faqData).flatMap(({ qandA }) => qandA.map(({ question }) => question))
    expect(new Set(questions).size).toBe(questions.length)
    const keys = Object.values(faqData).flatMap(({ qandA }) => qandA.map(({ key }) => key))
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('filters questions by q, and omits empty categories', async () => {
    const faqData = await read('  REFUND ')
    expect(Object.keys(faqData)).toEqual(['cancellationReturn'])
    expect(faqData.cancellationReturn?.qandA).toEqual([
      { key: 'when-do-i-get-my-refund', question: 'When do I get my refund?', ans: expect.any(String) as unknown },
    ])
    expect(faqData.cancellationReturn?.title).toBe('Cancellation & Return')
  })

  it('does not search answers', async () => {
    expect(await read('courier’s first scan')).toEqual({})
    expect(await read('gift cards')).toEqual({})
  })

  it('returns everything for an empty q, and nothing without a match', async () => {
    expect(await read('')).toEqual(await read())
    expect(await read('zzz')).toEqual({})
  })

  it.each(['de', 'de-AT', 'DE'])('has its texts in the language %s', async (language) => {
    expect((await read('', language)).payment?.qandA[0]?.question).toBe('Wann wird meine Karte belastet?')
  })

  it.each(['en', 'en-XA', '', 'ja', '../de', 'constructor'])(
    'has English texts for the language %o',
    async (language) => {
      expect(await read('', language)).toEqual(await read())
    },
  )

  it('searches the texts of the language', async () => {
    const found = await read('gutscheincode', 'de')
    expect(Object.values(found).flatMap(({ qandA }) => qandA.map(({ key }) => key))).toEqual([
      'how-do-coupon-codes-work',
    ])
    expect(await read('coupon code', 'de')).toEqual({})
  })
})

describe('the translations', () => {
  it('exist in every language', () => {
    const codes = Object.keys(translations).map((file) => file.slice(-5, -3))
    expect(['en', ...codes].toSorted()).toEqual(languages.map(({ code }) => code).toSorted())
  })

  it.each(Object.entries(translations))('of %s have the categories and questions of the English texts', (_, texts) => {
    expect(structureOf(texts)).toEqual(structureOf(seedFaq))
    for (const { title, subtitle, qandA } of Object.values(texts))
      for (const text of [title, subtitle, ...qandA.flatMap(({ question, ans }) => [question, ans])])
        expect(text).not.toBe('')
  })
})
