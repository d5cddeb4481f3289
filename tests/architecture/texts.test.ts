import { describe, expect, it } from 'vitest'
import { languages } from '@/configs/languages'
import { product } from '@/product'
import { flatten, plural, type Texts, usesOf } from '../../scripts/module/texts'

type Flat = ReadonlyMap<string, string>

const files = import.meta.glob<Texts>('../../src/**/locales/*.json', { import: 'default', eager: true })
const sources = import.meta.glob<string>('../../src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })
const isUsed = usesOf(Object.values(sources).join('\n'))

const folders = [...new Set(Object.keys(files).map((file) => file.replace(/[^/]+$/, '')))]
const textsOf = (folder: string, language: string): Flat => new Map(flatten(files[`${folder}${language}.json`] ?? {}))

/** An English key represents all plural forms that `Intl` lists for the language. */
function expectedKeys(english: Flat, language: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const keys = [...english.keys()].flatMap((key) => {
    const form = plural.exec(key)
    if (!form || !english.has(key.replace(plural, '_other'))) return [key]
    return pluralCategories.map((category) => key.replace(/_\w+$/, `_${category}`))
  })
  return [...new Set(keys)].sort()
}

function marks(text = ''): string[] {
  return [
    ...new Set(
      [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}|<\/?(\w+)\s*\/?>/g)].map(([, name, tag]) => name ?? `<${tag ?? ''}>`),
    ),
  ].sort()
}

const wordCount = (text: string) => text.match(/\p{L}{2,}/gu)?.length ?? 0

describe.each(folders)('%s', (folder) => {
  const english = textsOf(folder, product.language)

  it.each(languages.map(({ code }) => code))('has the keys of English in %s, without empty texts', (language) => {
    const texts = textsOf(folder, language)
    expect([...texts.keys()].sort()).toEqual(expectedKeys(english, language))
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it.each(languages.map(({ code }) => code).filter((code) => code !== product.language))(
    'has the same placeholders in %s as in English',
    (language) => {
      for (const [key, text] of textsOf(folder, language)) {
        const model = english.get(key) ?? english.get(key.replace(/_\w+$/, '_other'))
        // A form for zero, one or two may omit the number.
        const wanted = /_(zero|one|two)$/.test(key) ? marks(model).filter((name) => name !== 'count') : marks(model)
        expect(
          marks(text).filter((name) => name !== 'count' || wanted.includes('count')),
          key,
        ).toEqual(wanted)
        if (wordCount(text) > 3) expect(text, `${key} is not translated`).not.toBe(model)
      }
    },
  )

  it('has no unused text', () => {
    expect([...english.keys()].filter((key) => !isUsed(key))).toEqual([])
  })
})
