import { readFileSync, readdirSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { colors } from '@/redux/shell/cart/schema'

const mostBytes = 60_000

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => statSync(path).isFile())
}

const files = filesOf('public')
const pictures = files.filter((path) => /\.(svg|png)$/.test(path))

/** The intrinsic size, by which browsers reserve space. */
function sizeOf(path: string): number[] {
  if (path.endsWith('.png')) {
    const bytes = readFileSync(path)
    return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  }
  const root = /^<svg [^>]*>/.exec(readFileSync(path, 'utf8'))?.[0] ?? ''
  return ['width', 'height'].map((name) => Number(new RegExp(` ${name}="(\\d+)"`).exec(root)?.[1]))
}

/** Whether an image or video path exists; expressions in it match anything. */
function isThere(path: string): boolean {
  const pattern = path.replace(/\$\{[^}]*\}/g, '[^/]+').replace(/\.(svg|png|web[pm])$/, '\\.$1$')
  return files.some((file) => new RegExp(`^public${pattern}`).test(file))
}

describe('images', () => {
  it.each(pictures)('%s is small, and has an intrinsic width and height', (path) => {
    expect(statSync(path).size).toBeLessThanOrEqual(mostBytes)
    for (const length of sizeOf(path)) expect(length).toBeGreaterThan(0)
  })

  it('exist for every path in the sources', () => {
    const sources = ['index.html', ...filesOf('src').filter((path) => /\.(tsx?|json|scss)$/.test(path))]
    const named = sources.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/\/images\/(?:\$\{[^}]*\}|[\w./-])+/g)].map(([picture]) => picture),
    )
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((picture) => !isThere(picture))).toEqual([])
  })

  it('of products have smooth edges, no backdrop, and each color', () => {
    for (const path of files.filter((file) => file.startsWith('public/images/products/'))) {
      const content = readFileSync(path, 'utf8')
      expect(content).not.toMatch(/0 0 0 127 0|id="light"/)
      for (const color of colors) expect(content).toContain(`<g id="${color}">`)
    }
  })

  it('of brands have the id that pages refer to, and take the text color instead of black', () => {
    const brands = files.filter((path) => path.startsWith('public/images/brands/'))
    for (const path of brands) {
      const ids = path.endsWith('login.svg') ? ['google', 'github', 'microsoft'] : ['mark']
      const content = readFileSync(path, 'utf8')
      expect([...content.matchAll(/ id="(\w+)"/g)].map(([, id]) => id)).toEqual(ids)
      expect(content).not.toMatch(/"(#0a0a|#1616|black|url)/)
    }
  })

  it('are listed with origin and license, by folder', () => {
    const page = readFileSync('docs/attribution.md', 'utf8')
    const folders = new Set(pictures.map((path) => path.replace(/[^/]+$/, '')))
    expect([...folders].filter((folder) => !page.includes(`\`${folder}\``) && folder !== 'public/images/')).toEqual([])
    for (const line of page.split('\n').filter((row) => row.startsWith('|') && row.includes('`public/'))) {
      expect(line).toMatch(/MIT|CC0|OFL/)
    }
  })
})
