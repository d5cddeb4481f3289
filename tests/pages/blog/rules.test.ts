import { freeSlug, latestPost, newestFirst, refuseStatus, toChange, toSidebar } from '@fake-db/pages/blog/rules'
import { seedPosts } from '@fake-db/pages/blog/seed'
import { describe, expect, it } from 'vitest'
import { categories, statuses } from '@/redux/pages/blog/schema'

const posts = seedPosts(new Date('2026-03-01T00:30:00'))

describe('posts', () => {
  it('are sorted newest first; at the same time, the later one first', () => {
    const [first] = posts
    const twin = { ...first!, id: 99 }
    expect(newestFirst([...posts.toReversed(), twin]).map(({ id }) => id)).toEqual([99, ...posts.map(({ id }) => id)])
  })

  it('without an id default to the newest published one, or else a 404', () => {
    expect(latestPost(posts).title).toBe('What a bakery learned from counting its leftovers')
    expect(() => latestPost(posts.filter(({ status }) => status !== 'Published'))).toThrow('Published post not found')
  })
})

describe('the sidebar', () => {
  it('contains the four newest published posts and the five categories', () => {
    const sidebar = toSidebar(posts)
    expect(sidebar.recentPosts).toHaveLength(4)
    const ids = posts.filter(({ status }) => status === 'Published').map(({ id }) => id)
    expect(sidebar.recentPosts.map(({ id }) => id)).toEqual(ids.slice(0, 4))
    expect(sidebar.categories.map(({ category }) => category)).toEqual(categories)
  })
})

describe('the status of a post', () => {
  const isAllowed = (from: (typeof statuses)[number], to: (typeof statuses)[number]) => {
    try {
      refuseStatus(from, to)
      return true
    } catch {
      return false
    }
  }

  it('goes from draft to review, then to published or back, and can be undone', () => {
    expect(statuses.map((from) => statuses.filter((to) => isAllowed(from, to)))).toEqual([
      ['Draft', 'Pending'],
      ['Draft', 'Pending', 'Scheduled', 'Published'],
      ['Draft', 'Scheduled', 'Published'],
      ['Draft', 'Published'],
    ])
  })
})

describe('the slug of a post', () => {
  it('is derived from the title, and unique', () => {
    expect(freeSlug(posts, { blogTitle: 'Salt, weighed' })).toBe('salt-weighed')
    expect(freeSlug(posts, { blogTitle: 'Wool: mended!' })).toBe('wool-mended-2')
  })
})

describe('the form', () => {
  it('accepts each category once', () => {
    const food = { value: 'Food', label: 'Food' } as const
    expect(toChange({ blogTitle: 'x', blogCategories: [food, food] })).toMatchObject({ title: 'x', tags: ['Food'] })
    expect(toChange({ blogTitle: 'x' }).tags).toBeUndefined()
  })
})
