import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { seedPosts } from '@fake-db/pages/blog/seed'

it('shows each post with an image of its own', () => {
  const pictures = seedPosts(new Date()).map(({ img }) => img)
  expect(new Set(pictures).size).toBe(pictures.length)
  expect(pictures.filter((path) => !existsSync(`public${path}`))).toEqual([])
})
