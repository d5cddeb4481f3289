import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { primaries } from '@/utility/preferences'
import { defaultPreferences, primaryColors, product } from '@/product'
import { modules } from '@/navigation/modules'
import { withColors, fillPage } from '../../scripts/vite/product'

/** Files that may contain the name: documents, npm's manifest, and the output of `npm run openapi`. */
const written = /^(README|CHANGELOG|LICENSE|package(-lock)?\.json|docs\/)/

const texts = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter((path) => /\.(tsx?|m?js|cjs|json|scss|html|webmanifest|svg)$/.test(path) && !written.test(path))

/** Git still lists a removed file until the removal is committed. */
function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

describe('the facts of the product', () => {
  it('are in one file: no other contains its name', () => {
    expect(texts.length).toBeGreaterThan(500)
    const saying = texts.filter((path) => contentOf(path).toLowerCase().includes(product.name.toLowerCase()))
    expect(saying).toEqual(['src/product.ts'])
  })

  it('are in the page, under no other name', () => {
    const page = fillPage(readFileSync('index.html', 'utf8'), modules, '/')
    expect(page).toContain(`<title>${product.name}</title>`)
    expect(page).toContain(`data-primary="${defaultPreferences.primary}"`)
    expect(page).not.toContain('%product')
    expect(page).toContain(JSON.stringify(primaries))
    expect(() => fillPage('%product.nickname%', modules, '/')).toThrow('There is no "nickname" in src/product.ts.')
  })

  it('are in the style sheets', () => {
    expect(withColors()).toContain(`$primary: '${defaultPreferences.primary}'`)
    for (const { light, dark } of Object.values(primaryColors)) {
      expect(withColors()).toContain(`(light: (${light.join()}), dark: (${dark.join()}))`)
    }
    expect(Object.keys(primaryColors)).toEqual([...primaries])
  })
})
