import type { KnowledgeBaseTexts } from '@fake-db/pages/knowledge-base/article'
import { seedArticles, seedCards, seedGroups } from '@fake-db/pages/knowledge-base/seed'
import { describe, expect, it } from 'vitest'
import { languages } from '@/configs/languages'
import { knowledgeBaseApi } from '@/redux/pages/knowledge-base/contract'
import { cardSchema, questionGroupSchema, questionSchema, topics } from '@/redux/pages/knowledge-base/schema'
import { now, refusal, startBackend } from '../../support/backend'

const translations = import.meta.glob<KnowledgeBaseTexts>('../../../src/@fake-db/pages/knowledge-base/texts/*.ts', {
  import: 'texts',
  eager: true,
})

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
    const cards = await start().api.call(knowledgeBaseApi.cards, { query: {} })
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

describe('the language', () => {
  it('applies to cards, groups and questions, with the same slugs', async () => {
    const { api, groups, question } = start()
    const cards = await api.call(knowledgeBaseApi.cards, { query: { language: 'de' } })
    expect(cards.map(({ title }) => title)).toContain('Fragen zur API')
    const german = await api.call(knowledgeBaseApi.groups, { query: { language: 'de' } })
    const slugsOf = (all: typeof german) => all.map(({ questions }) => questions.map(({ slug }) => slug))
    expect(slugsOf(german)).toEqual(slugsOf(await groups()))

    const slug = 'change-your-password'
    const article = await api.call(knowledgeBaseApi.question, { query: { slug, language: 'de' } })
    expect(questionSchema.parse(article)).toEqual(article)
    expect(article).toMatchObject({ slug, title: german[0]?.questions[0]?.question, group: german[0]?.title })
    expect(german.flatMap(({ questions }) => questions)).toEqual(expect.arrayContaining(article.relatedQuestions))
    const { id, helpful, content } = await question(slug)
    expect(article).toMatchObject({ id, helpful })
    expect(article.content).not.toBe(content)
  })

  it.each(['', 'en', 'ja'])('is English for %o', async (language) => {
    const { api, groups } = start()
    expect(await api.call(knowledgeBaseApi.groups, { query: { language } })).toEqual(await groups())
  })
})

describe('the translations', () => {
  const english = new Map(seedArticles(now()).map(({ slug, content }) => [slug, content]))

  it('exist in every language', () => {
    const codes = Object.keys(translations).map((file) => file.slice(-5, -3))
    expect(['en', ...codes].toSorted()).toEqual(languages.map(({ code }) => code).toSorted())
  })

  it.each(Object.entries(translations))('of %s have every card, group, article, section and code', (_, texts) => {
    expect(Object.keys(texts.cards).toSorted()).toEqual(seedCards.map(({ category }) => category).toSorted())
    expect(Object.keys(texts.groups).toSorted()).toEqual(seedGroups.map(({ key }) => key).toSorted())
    expect(Object.keys(texts.articles).toSorted()).toEqual([...english.keys()].toSorted())
    const partsOf = (content = '') => content.match(/<\/?\w+>/g)
    const codesOf = (content = '') => content.match(/<code>.*?<\/code>/g)?.toSorted()
    for (const [slug, { content }] of Object.entries(texts.articles)) {
      expect(partsOf(content), slug).toEqual(partsOf(english.get(slug)))
      expect(codesOf(content), slug).toEqual(codesOf(english.get(slug)))
    }
  })

  it('into Arabic begin with an Arabic letter, which sets the direction', () => {
    const { articles } = Object.entries(translations).find(([file]) => file.endsWith('/ar.ts'))![1]
    for (const { question, content } of Object.values(articles))
      for (const text of [question, content.replace(/<[^>]*>/g, '')])
        expect(/\p{L}/u.exec(text)?.[0]).toMatch(/\p{Script=Arabic}/u)
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
