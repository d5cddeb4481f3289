import { expect, it } from 'vitest'
import { categories } from '@/redux/pages/blog/schema'
import { categoryTones } from '@/views/pages/blog/categoryTones'

it('gives each category a color of its own', () => {
  expect(new Set(categories.map((category) => categoryTones[category])).size).toBe(categories.length)
})
