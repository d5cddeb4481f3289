import { describe, expect, it } from 'vitest'
import { faqApi } from '@/redux/pages/faq/contract'
import { faqCategories, faqDataSchema } from '@/redux/pages/faq/schema'
import { startBackend } from '../../support/backend'

const read = async (q?: string) =>
  (await startBackend().api.call(faqApi.data, { query: q === undefined ? {} : { q } })).faqData

describe('GET /faq/data', () => {
  it('has the five categories, each with questions and answers', async () => {
    const faqData = await read()
    expect(Object.keys(faqData)).toEqual(faqCategories)
    expect(faqDataSchema.parse(faqData)).toEqual(faqData)
    for (const { qandA } of Object.values(faqData)) expect(qandA.length).toBeGreaterThan(3)
    const questions = Object.values(faqData).flatMap(({ qandA }) => qandA.map(({ question }) => question))
    expect(new Set(questions).size).toBe(questions.length)
  })

  it('filters questions by q, and omits empty categories', async () => {
    const faqData = await read('  REFUND ')
    expect(Object.keys(faqData)).toEqual(['cancellationReturn'])
    expect(faqData.cancellationReturn?.qandA).toEqual([
      { question: 'When do I get my refund?', ans: expect.any(String) as unknown },
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
})
