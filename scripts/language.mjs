/**
 * `npm run language -- it`: copies the English texts that a language lacks into its locale files, and creates missing files. Existing
 * texts stay. Texts that English no longer has are removed.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'

const codes = process.argv.slice(2)
if (codes.length === 0 || codes.some((code) => !/^[a-z]{2}$/.test(code) || code === 'en')) {
  console.error('Name languages by their two letters (ISO 639-1), such as: npm run language -- it')
  process.exit(1)
}

const forms = ['zero', 'one', 'two', 'few', 'many', 'other']
const pluralForm = new RegExp(`_(${forms.join('|')})$`)
const isText = (value) => typeof value === 'string'

/** English keys, with a key per plural form of the language. */
function keysFor(english, code) {
  const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions()
  const keys = Object.keys(english).flatMap((key) => {
    const base = key.replace(pluralForm, '')
    if (key === base || !isText(english[`${base}_other`])) return [key]
    return forms.filter((form) => pluralCategories.includes(form)).map((form) => `${base}_${form}`)
  })
  return [...new Set(keys)]
}

function merge(english, own, code) {
  return Object.fromEntries(
    keysFor(english, code).map((key) => {
      const model = english[key] ?? english[key.replace(pluralForm, '_other')]
      return [key, isText(model) ? (own[key] ?? model) : merge(model, own[key] ?? {}, code)]
    }),
  )
}

const countTexts = (value) =>
  isText(value) ? 1 : Object.values(value).reduce((sum, part) => sum + countTexts(part), 0)
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

const models = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\/(locales\/en\.json|navigation\/texts\/en\.ts)$/.test(file))
  .sort()

for (const code of codes) {
  for (const model of models) {
    const file = model.replace(/en(?=\.\w+$)/, code)
    if (model.endsWith('.ts')) {
      writeFileSync(file, readFileSync(model, 'utf8').replaceAll('en.json', `${code}.json`))
      continue
    }
    const own = existsSync(file) ? readJson(file) : {}
    const texts = merge(readJson(model), own, code)
    if (isDeepStrictEqual(texts, own)) continue
    writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`)
    console.log(`${file}: ${countTexts(own)} texts before, ${countTexts(texts)} now. Translate the new ones.`)
  }
}
