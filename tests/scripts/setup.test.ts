import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

it.each([
  'start',
  'test',
  'test:all',
  'test:changed',
  'build',
  'preview',
  'check',
  'module',
  'starter',
  'openapi',
  'contract',
  'serve:api',
  'images',
])('npm run %s installs missing packages first, so it works on a fresh clone', (name) => {
  expect(scripts[`pre${name}`]).toMatch(/^node scripts\/setup\.mjs/)
})
