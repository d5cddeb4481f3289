import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { CommandError } from './commandError.ts'
import { readManifest } from './packages.ts'

/** How copied files differ from this product's. Stored in `copied-modules.json`, for further copies and upgrades. */
export interface Adaptation {
  /** Name of the app on screen. Default: this product's. */
  readonly name?: string
  /** Path above all pages, such as `/admin`. Default: none. */
  readonly into?: string
  /** Codes of the languages; the first is the default. Default: all. */
  readonly languages?: readonly string[]
}

/** Name of a product in package.json and domains, such as `harbor-tools`. */
export const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'admin'

/** @returns the text of `src/product.ts` with another name */
export function withName(text: string, name: string): string {
  const quoted = `'${name.replace(/['\\]/g, '\\$&')}'`
  return text
    .replace(/name: '[^']*'/, () => `name: ${quoted}`)
    .replace(/domain: '[^']*'/, `domain: '${slugOf(name)}.example'`)
    .replace(/description: '[^']*'/, () => `description: ${quoted}`)
}

const product = 'src/product.ts'
const languageList = 'src/configs/languages.ts'
const fonts = 'src/@core/scss/_fonts.scss'

/** Files that differ in another app. */
export const adaptedFiles: readonly string[] = [product, languageList, fonts]

/** @returns whether a copy includes the file: false for texts and fonts of other languages */
export function isOfLanguages(path: string, languages: readonly string[] | undefined): boolean {
  if (!languages) return true
  const [, language] = /\/locales\/(\w\w)\.json$/.exec(path) ?? []
  if (path.endsWith('/noto-sans-arabic.woff2')) return languages.includes('ar')
  return language === undefined || languages.includes(language)
}

/** @returns the text of a file with the name and the languages of another app */
export function adapted(path: string, text: string, { name, languages }: Adaptation): string {
  if (path === languageList && languages)
    return text.replace(/^ {2}\{ code: '(\w\w)'.*\n/gm, (line, code: string) => (languages.includes(code) ? line : ''))
  if (path === fonts && languages && !languages.includes('ar'))
    return text.replace(/@include face\(\s*'Noto Sans Arabic[^;]*;\n\n?/, '')
  if (path !== product) return text
  const named = name === undefined ? text : withName(text, name)
  return languages ? named.replace(/language: '\w\w'/, `language: '${languages[0] ?? 'en'}'`) : named
}

/** Reads the languages of `--languages en,de`. @throws CommandError for an unknown language, and without English */
export function readLanguages(root: string, given: string): string[] {
  const known = [...readFileSync(join(root, languageList), 'utf8').matchAll(/code: '(\w\w)'/g)].map(
    ([, code = '']) => code,
  )
  const languages = [...new Set(given.split(',').flatMap((code) => code.trim() || []))]
  const unknown = languages.filter((code) => !known.includes(code))
  if (unknown.length > 0)
    throw new CommandError(`There are no texts in ${unknown.join(', ')}. Choose --languages from: ${known.join(',')}.`)
  if (!languages.includes('en'))
    throw new CommandError('--languages must include en, because the types of all texts come from the English ones.')
  return languages
}

/** Reads the path of `--into /admin`. @throws CommandError */
export function readInto(given: string): string {
  const into = `/${given.replace(/^\/+|\/+$/g, '')}`.replace(/^\/$/, '')
  if (into === '' || /^(\/[\w.~-]+)+$/.test(into)) return into
  throw new CommandError(`--into is "${given}", but must be a path of the app, such as /admin.`)
}

/** @throws CommandError */
export function readName(given: string): string {
  const name = given.trim()
  if (name !== '' && name.length <= 40 && !/[\n<>%{}]/.test(name)) return name
  throw new CommandError('The name must have 1 to 40 characters, without < > % { }.')
}

/** @returns the title of an app's page, otherwise the name of its package or folder */
export function nameOf(target: string): string {
  const page = join(target, 'index.html')
  const title = existsSync(page)
    ? /<title>([^<%{}]+)<\/title>/.exec(readFileSync(page, 'utf8'))?.[1]?.trim()
    : undefined
  // A placeholder of create-vite.
  if (title !== undefined && !/^vite\b/i.test(title)) return title.slice(0, 40)
  const name = (readManifest(target).name ?? basename(target)).replace(/^@[^/]*\//, '').replace(/[-_]+/g, ' ')
  return (name.charAt(0).toUpperCase() + name.slice(1)).replace(/[<>%{}]/g, '').slice(0, 40)
}
