import { describe, expect, it } from 'vitest'
import { slugOf, unlike } from '@/utility/slug'

describe('a slug', () => {
  it.each([
    ['Indigo takes its time!', 'indigo-takes-its-time'],
    ['  “Crème brûlée”, 2 ways  ', 'creme-brulee-2-ways'],
    ['価格表', '価格表'],
    ['—', 'post'],
    ['', 'post'],
  ])('of %o is %o', (title, slug) => {
    expect(slugOf(title, 'post')).toBe(slug)
  })
})

describe('a unique text', () => {
  it('is the given one, or has the first free number', () => {
    expect(unlike([], 'tea')).toBe('tea')
    expect(unlike(['tea', 'tea-2', 'milk'], 'tea')).toBe('tea-3')
  })
})
