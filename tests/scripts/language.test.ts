import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const script = join(process.cwd(), 'scripts/language.mjs')
const english = {
  title: 'Users',
  found_one: '{{count}} user',
  found_other: '{{count}} users',
  form: { add: 'Add user', save: 'Save' },
}

function product() {
  const root = mkdtempSync(join(tmpdir(), 'language-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const folder = join(root, 'src/views/apps/user/locales')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'en.json'), JSON.stringify(english))
  return {
    run: (code: string) =>
      execFileSync(process.execPath, [script, code], { cwd: root, encoding: 'utf8', stdio: 'pipe' }),
    read: (code: string) => JSON.parse(readFileSync(join(folder, `${code}.json`), 'utf8')) as unknown,
    write: (code: string, texts: object) => writeFileSync(join(folder, `${code}.json`), JSON.stringify(texts)),
  }
}

it('a new language begins with the English texts, in all of its plural forms', () => {
  const { run, read } = product()
  expect(run('pl')).toContain('src/views/apps/user/locales/pl.json: 0 texts before, 7 now')
  expect(read('pl')).toEqual({
    title: 'Users',
    found_one: '{{count}} user',
    found_few: '{{count}} users',
    found_many: '{{count}} users',
    found_other: '{{count}} users',
    form: { add: 'Add user', save: 'Save' },
  })
})

it('a second run keeps translations, adds new texts and drops old ones', () => {
  const { run, read, write } = product()
  write('it', { title: 'Utenti', form: { add: 'Aggiungi utente' }, old: 'Vecchio' })
  expect(run('it')).toContain('3 texts before, 6 now')
  expect(read('it')).toMatchObject({ title: 'Utenti', form: { add: 'Aggiungi utente', save: 'Save' } })
  expect(read('it')).not.toHaveProperty('old')
  expect(run('it')).toBe('')
})

it('an unusable code is rejected with an example', () => {
  const { run } = product()
  expect(() => run('Italian')).toThrow('npm run language -- it')
})
