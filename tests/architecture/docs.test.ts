import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')

function filesIn(folder: string, ending: RegExp): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files.filter((file) => ending.test(file)).map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
}

const documents = [
  ...readdirSync('.').filter((file) => file.endsWith('.md')),
  ...['docs', 'src', 'examples'].filter((folder) => existsSync(folder)).flatMap((folder) => filesIn(folder, /\.md$/)),
].filter((file) => !file.includes('node_modules'))

/** Anchors of a document's headings, as GitHub creates them. */
function anchorsOf(text: string): string[] {
  const headings = text.matchAll(/^#+ (.+)$/gm)
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )
}

function isBroken(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? document : join(dirname(document), path)
  if (!existsSync(target)) return true
  return anchor !== undefined && !anchorsOf(read(target)).includes(anchor)
}

describe('documents', () => {
  it.each(documents)('%s has no broken link', (document) => {
    const prose = read(document).replace(/```[^]*?```|`[^`\n]*`/g, '')
    const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !/^https?:/.test(link) && isBroken(document, link))).toEqual([])
  })

  it.each(documents.filter((file) => /^docs\/.*README\.md$/.test(file)))(
    '%s lists every document of its folder',
    (index) => {
      const folder = dirname(index)
      const names = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')
      expect(names.filter((name) => !read(index).includes(`(${name})`))).toEqual([])
    },
  )

  it.each(['docs/architecture.md', 'docs/life-of-a-write.md'])('%s uses names that the code has', (document) => {
    const words = [...read(document).matchAll(/`([a-z]\w*[A-Z]\w*|[A-Z]\w*[a-z]\w*)(?:\(\))?`/g)]
    const code = filesIn('src', /\.tsx?$/)
      .map(read)
      .join('\n')
    const names = new Set(words.map(([, name = '']) => name))
    expect(names.size).toBeGreaterThan(0)
    expect([...names].filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([])
  })
})
