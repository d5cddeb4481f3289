import { describe, expect, it } from 'vitest'
import { shortTextImports } from '../../scripts/vite/textImports'

/** What a build writes for `(language) => import(`./locales/${language}.json`)`. */
function written(files: Readonly<Record<string, string>>): string {
  const each = Object.entries(files).map(
    ([language, file]) => `"./locales/${language}.json":()=>n(()=>import(\`${file}\`).then(e=>e.t),[])`,
  )
  return `load:e=>s(Object.assign({${each.join()}}),\`./locales/\${e}.json\`,3)},nav:{}`
}

describe('imports of texts', () => {
  it('name the files of all languages at once where these are called alike', () => {
    const code = written({ ar: './texts-user-ar-a1.js', en: './texts-user-en-a1.js', de: './texts-user-de-a1.js' })
    expect(shortTextImports(code)).toBe('load:e=>import(`./texts-user-${e}-a1.js`).then(e=>e.t)},nav:{}')
  })

  it('stay as they are where a language has a file of another name', () => {
    const code = written({ en: './texts-user-en-a1.js', de: './texts-user-de-b2.js' })
    expect(shortTextImports(code)).toBe(code)
    const plain = written({ en: './en-a1.js', de: './de-b2.js' })
    expect(shortTextImports(plain)).toBe(plain)
  })

  it('leave alone what else is imported', () => {
    const code = 'load:()=>n(()=>import(`./UserListPage-a1.js`).then(e=>e.t),__vite__mapDeps([6,7]))'
    expect(shortTextImports(code)).toBe(code)
  })
})
