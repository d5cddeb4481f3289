import { relatedTo, toGroups } from '@fake-db/pages/knowledge-base/rules'
import { seedArticles, seedGroups } from '@fake-db/pages/knowledge-base/seed'
import { describe, expect, it } from 'vitest'
import { topics } from '@/redux/pages/knowledge-base/schema'

const articles = seedArticles(new Date('2026-03-31T23:59:00'))

describe('the groups', () => {
  it('contain every question once, without a card', () => {
    const ids = toGroups(seedGroups, articles, null).flatMap(({ questions }) => questions.map(({ id }) => id))
    expect(ids.toSorted((a, b) => a - b)).toEqual(articles.map(({ id }) => id))
  })

  it.each(topics)('contain only the questions of the card %s, and none is empty', (topic) => {
    const groups = toGroups(seedGroups, articles, topic)
    const own = articles.filter(({ category }) => category === topic)
    expect(own.length).toBeGreaterThan(3)
    expect(groups.flatMap(({ questions }) => questions.map(({ slug }) => slug))).toEqual(own.map(({ slug }) => slug))
    expect(groups.every(({ questions }) => questions.length > 0)).toBe(true)
  })
})

describe('related questions', () => {
  it('are four others with a common group or card, those with both first', () => {
    for (const article of articles) {
      const related = relatedTo(article, articles).map(({ id }) => articles.find((other) => other.id === id)!)
      expect(related).toHaveLength(4)
      expect(related).not.toContain(article)
      const shared = related.map((other) => [other.group === article.group, other.category === article.category])
      const closeness = shared.map((common) => common.filter(Boolean).length)
      expect(Math.min(...closeness)).toBeGreaterThan(0)
      expect(closeness).toEqual(closeness.toSorted((a, b) => b - a))
    }
  })
})
