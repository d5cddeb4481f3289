/**
 * `npm run language -- it`: creates the locale files of a language as copies of the English ones. Texts that exist are kept, so a
 * second run adds those that were added in English since.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

const [code = ''] = process.argv.slice(2)
if (!/^[a-z]{2}$/.test(code) || code === 'en') {
  console.error('Name a language by its two letters (ISO 639-1), such as: npm run language -- it')
  process.exit(1)
}

const forms = ['zero', 'one', 'two', 'few', 'many', 'other']
const pluralForm = new RegExp(`_(${forms.join('|')})$`)
const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions()
const isText = (value) => typeof value === 'string'

/** English keys, with a key per plural form of the language. */
function keysFor(english) {
  const keys = Object.keys(english).flatMap((key) => {
    const base = key.replace(pluralForm, '')
    if (key === base || !isText(english[`${base}_other`])) return [key]
    return forms.filter((form) => pluralCategories.includes(form)).map((form) => `${base}_${form}`)
  })
  return [...new Set(keys)]
}

function merge(english, own = {}) {
  return Object.fromEntries(
    keysFor(english).map((key) => {
      const model = english[key] ?? english[key.replace(pluralForm, '_other')]
      return [key, isText(model) ? (own[key] ?? model) : merge(model, own[key])]
    }),
  )
}

const textsIn = (value) => (isText(value) ? [value] : Object.values(value).flatMap(textsIn))
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

const models = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\/(locales\/en\.json|navigation\/texts\/en\.ts)$/.test(file))
  .sort()

let english = 0
for (const model of models) {
  const file = model.replace(/en(?=\.\w+$)/, code)
  if (model.endsWith('.ts')) writeFileSync(file, readFileSync(model, 'utf8').replaceAll('en.json', `${code}.json`))
  else {
    const texts = merge(readJson(model), existsSync(file) ? readJson(file) : {})
    writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`)
    const known = new Set(textsIn(readJson(model)))
    const same = textsIn(texts).filter((text) => known.has(text)).length
    if (same > 0) console.log(`${file}: ${same} texts equal the English ones`)
    english += same
  }
}
console.log(
  `${models.length} files have all texts of the language "${code}". ${english} of them equal the English ones.`,
)
console.log('Translate them, and declare the language in src/configs/languages.ts and src/layouts/navbar/flags.ts.')
