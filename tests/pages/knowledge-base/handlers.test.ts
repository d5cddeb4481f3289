import { describe, expect, it } from 'vitest'
import { knowledgeBaseApi } from '@/redux/pages/knowledge-base/contract'
import { cardSchema, questionGroupSchema, questionSchema, topics } from '@/redux/pages/knowledge-base/schema'
import { now, refusal, startBackend } from '../../support/backend'

function start() {
  const sample = startBackend()
  const { api } = sample
  return {
    ...sample,
    groups: () => api.call(knowledgeBaseApi.groups, { query: {} }),
    question: (slug?: string) => api.call(knowledgeBaseApi.question, { query: slug === undefined ? {} : { slug } }),
    rate: (id: number, isHelpful: boolean | null) => api.call(knowledgeBaseApi.rate, { body: { id, isHelpful } }),
  }
}

describe('GET /faq/data/knowledge_base', () => {
  it('is an array with a card for each category', async () => {
    const cards = await start().api.call(knowledgeBaseApi.cards, {})
    for (const card of cards) expect(cardSchema.parse(card)).toEqual(card)
    expect(cards.map(({ category }) => category)).toEqual(topics)
    expect(cards[2]).toMatchObject({ id: 3, img: '/images/knowledge-base/api-questions.svg', title: 'API Questions' })
  })
})

describe('GET /faq/data/category', () => {
  it('is an array of six groups', async () => {
    const groups = await start().groups()
    for (const group of groups) {
      expect(questionGroupSchema.parse(group)).toEqual(group)
      expect(group.questions.length).toBeGreaterThan(3)
    }
    expect(groups).toHaveLength(6)
    const slugs = groups.flatMap(({ questions }) => questions.map(({ slug }) => slug))
    expect(new Set(slugs).size).toBe(slugs.length)
  })

  it('can be filtered by card, and responds 404 to an unknown one', async () => {
    const { axios, groups } = start()
    const ask = (category: string) => axios.get<unknown[]>('/faq/data/category', { params: { category } })
    expect((await ask(' email-marketing ')).data.length).toBeLessThan(6)
    expect((await ask('')).data).toEqual(await groups())
    expect(await refusal(ask('gardening'))).toEqual({ status: 404, error: 'Category not found.' })
  })
})

describe('GET /faq/data/question', () => {
  it('defaults to the first question', async () => {
    const { question, groups } = start()
    const first = await question()
    expect(questionSchema.parse(first)).toEqual(first)
    expect(first).toMatchObject({ id: 1, title: 'How do I change my password?', group: 'Account Settings' })
    expect(await question(first.slug)).toEqual(first)
    const [, api] = await groups()
    expect(await question('create-an-api-key')).toMatchObject({ title: api?.questions[0]?.question })
  })

  it('has an answer with headings and existing related questions, for every question', async () => {
    const { question, groups } = start()
    const links = (await groups()).flatMap(({ questions }) => questions)
    for (const { id, question: title, slug } of links) {
      const article = await question(slug)
      expect(article).toMatchObject({ id, slug, title })
      expect(article.content.match(/<h2>/g)?.length).toBeGreaterThan(1)
      expect(article.content).not.toMatch(/<script|<style|\son\w+=|javascript:/)
      expect(article.lastUpdated < now().toISOString()).toBe(true)
      expect(links).toEqual(expect.arrayContaining(article.relatedQuestions))
    }
  })

  it('responds 404 to an unknown slug', async () => {
    expect(await refusal(start().question('no-such-thing'))).toEqual({
      status: 404,
      error: 'Question not found.',
    })
  })
})

describe('POST /faq/data/rate-question', () => {
  it('counts a vote once, and lets it be changed and removed', async () => {
    const { question, rate } = start()
    const before = (await question()).helpful
    expect(before.yours).toBeNull()
    await rate(1, true)
    expect((await rate(1, true)).helpful).toEqual({ ...before, yes: before.yes + 1, yours: true })
    expect((await rate(1, false)).helpful).toEqual({ ...before, no: before.no + 1, yours: false })
    expect((await question()).helpful).toEqual({ ...before, no: before.no + 1, yours: false })
    expect((await rate(1, null)).helpful).toEqual(before)
  })

  it.each([
    [{ id: 99, isHelpful: true }, 404],
    [{ id: 'abc', isHelpful: true }, 404],
    [{ id: 1 }, 400],
    [{ id: 1, isHelpful: 'yes' }, 400],
    [{ isHelpful: true }, 400],
    [undefined, 400],
  ])('rejects %o with %d', async (body, status) => {
    expect((await refusal(start().axios.post('/faq/data/rate-question', body))).status).toBe(status)
  })
})
