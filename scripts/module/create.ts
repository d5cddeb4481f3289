import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from './commandError.ts'
import type { Resource } from './from/field.ts'
import { untranslatedKeys } from './from/labels.ts'
import { withFields } from './from/make.ts'
import { filesIn } from './graph.ts'
import { ownFiles } from './parts.ts'
import type { Names } from './names.ts'
import { registries, withModule } from './registries.ts'
import { type Texts, usesOf, without } from './texts.ts'

interface Creation {
  readonly key: string
  readonly files: Readonly<Record<string, string>>
  readonly edited: Readonly<Record<string, string>>
  /** Texts that are English in other languages, one line per group. */
  readonly untranslated: readonly string[]
}

interface Options {
  /** A page without data. */
  readonly page?: boolean
  /** A page for each row. */
  readonly detail?: boolean
  /** Pages with the form, instead of a dialog. */
  readonly form?: boolean
  /** Fields of the rows; default: those of the template. */
  readonly resource?: Resource | undefined
}

const templates = 'scripts/module/new'
const model = 'apps/suppliers'
const keywords =
  /^(case|class|default|enum|export|function|import|interface|new|package|return|switch|this|void|yield)$/

/** Folders of the template. A file of a later folder replaces the same file of an earlier one. */
function foldersOf({ page, detail, form }: Options): string[] {
  if (page) return ['page']
  return [
    'list',
    ...(detail || form ? ['row'] : []),
    form ? 'form' : 'dialog',
    ...(detail ? ['detail'] : []),
    ...(detail && form ? ['detail-form'] : []),
  ]
}

/** @returns the template's files by path in the new module's product */
function templateOf(root: string, options: Options): ReadonlyMap<string, string> {
  const files = foldersOf(options).flatMap((folder) => {
    const base = `${templates}/${folder}/`
    return filesIn(root, base.slice(0, -1)).map((file) => [file.slice(base.length), file] as const)
  })
  return new Map(files.map(([path, file]) => [path, readFileSync(join(root, file), 'utf8')]))
}

/** New names must differ from all identifiers. */
function wordsOf(code: string): string[] {
  const bare = code.replace(/\/\*[^]*?\*\/|\/\/.*|'[^'\n]*'/g, '')
  return bare.match(/(?<!\.)\b[A-Za-z]\w*\b(?!:)/g) ?? []
}

/** @returns each taken name, with the place where it occurs */
function takenIn(root: string, template: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const taken = new Map<string, string>()
  const take = (words: Iterable<string>, by: string) => {
    for (const word of words) taken.set(word, by)
  }
  for (const [path, text] of template)
    if (/\.tsx?$/.test(path))
      take(
        wordsOf(text).filter((word) => !/supplier/i.test(word)),
        'the code of a list',
      )
  for (const file of Object.values(registries)) take(wordsOf(read(file)), file)
  for (const file of filesIn(root, 'src').filter((path) =>
    /\/(locales\/en\.json|(module|area|operations)\.ts)$/.test(path),
  )) {
    const text = read(file)
    const [, names = ''] = /"nav": \{([^}]*)\}/.exec(text) ?? []
    const [, schemas = ''] = /schemas: \{([^}]*)\}/.exec(text) ?? []
    const found = [
      ...names.matchAll(/"(\w+)":/g),
      ...schemas.matchAll(/(\w+):/g),
      ...text.matchAll(/(?:namespace|subject): '(\w+)'/g),
    ]
    take(
      found.map(([, word = '']) => word),
      file,
    )
    const [, title] = /^ {2}title: ('[^']+')/m.exec(text) ?? []
    if (title !== undefined) taken.set(title, file)
  }
  return taken
}

function retold(text: string, { key, plural, Plural, singular, Singular, label }: Names): string {
  const words = { suppliers: plural, Suppliers: Plural, supplier: singular, Supplier: Singular }
  const group = key.replace(/\/.*/, '')
  return text.replace(/apps\/suppliers|section: 'apps'|'Suppliers'|^# Suppliers|[Ss]uppliers?/gm, (found) => {
    if (found === model) return key
    if (found.startsWith('section')) return `section: '${group}'`
    if (/^['#]/.test(found)) return found.replace('Suppliers', label.many)
    return words[found as keyof typeof words]
  })
}

/** Keys have the names of the code, texts those on screen. */
function retoldTexts(text: string, names: Names, language: string): string {
  const { one, many } = names.labels[language] ?? names.label
  const small = (label: string) => label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
  const words = { suppliers: small(many), Suppliers: many, supplier: small(one), Supplier: one }
  return text.replace(/"([^"]*)"(:?)/g, (found, _, colon) =>
    colon ? retold(found, names) : found.replace(/[Ss]uppliers?/g, (word) => words[word as keyof typeof words]),
  )
}

/** Leaves out names of pages and texts that the chosen files do not use. */
function withUsedTexts(files: Readonly<Record<string, string>>): Record<string, string> {
  const code = Object.entries(files).filter(([path]) => /^src\/.*\.tsx?$/.test(path))
  const isUsed = usesOf(code.map(([, text]) => text).join('\n'))
  const isKept = (key: string) => !/^(nav|view)\./.test(key) || isUsed(key)
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path,
      languageOf(path) ? `${JSON.stringify(without(JSON.parse(text) as Texts, isKept), null, 2)}\n` : text,
    ]),
  )
}

const languageOf = (path: string) => /\/locales\/(\w\w)\.json$/.exec(path)?.[1]

/** Lists English texts in other languages, one line per group. */
function untranslatedOf({ label, labels }: Names, languages: readonly string[], resource?: Resource): string[] {
  const names = [...new Set([label.one, label.many])].map((text) => `"${text}"`)
  const groups = [
    [languages.filter((language) => !labels[language]), names],
    [languages, resource ? untranslatedKeys(resource) : []],
  ] as const
  return groups.flatMap(([own, texts]) =>
    own.length > 0 && texts.length > 0 ? [`${own.join(', ')}: ${texts.join(', ')}`] : [],
  )
}

/**
 * Creates the files of a module; writes nothing.
 * @throws CommandError for a taken name
 */
export function planNew(root: string, names: Names, options: Options = {}): Creation {
  const { key, plural, singular, Singular, label } = names
  if (ownFiles(root, key).length > 0) throw new CommandError(`There is a module ${key} already.`)
  const template = templateOf(root, options)
  const taken = takenIn(root, template)
  const clash = [plural, singular, Singular, `'${label.many}'`].find((name) => taken.has(name) || keywords.test(name))
  if (clash !== undefined)
    throw new CommandError(
      `"${clash.replaceAll("'", '')}" means something else in ${taken.get(clash) ?? 'the language'}: choose another name.`,
    )

  const lines = {
    [registries.modules]: `import ${plural} from '@/views/${key}/module'\n`,
    ...(!options.page && {
      [registries.samples]: `  entry('${key}', ['/${key}'], '${Singular}', () => import('./${key}/handlers')),\n]\n`,
    }),
  }
  const edited = Object.entries(lines).map(([path, line]) => {
    const text = readFileSync(join(root, path), 'utf8')
    return [path, withModule(text, line, key)] as const
  })
  const made = Object.fromEntries(
    [...template].map(([path, text]) => {
      const language = languageOf(path)
      return [retold(path, names), language ? retoldTexts(text, names, language) : retold(text, names)]
    }),
  )
  const files = withUsedTexts(options.resource ? withFields(made, names, options.resource) : made)
  const languages = Object.keys(files).flatMap((path) => languageOf(path) ?? [])
  const foreign = languages.filter((language) => language !== 'en').sort()
  const untranslated = untranslatedOf(names, foreign, options.resource)
  const readme = `src/views/${key}/README.md`
  const note = untranslated.length > 0 ? `\n**To translate** in \`locales\`:\n\n- ${untranslated.join('\n- ')}\n` : ''
  return {
    key,
    files: { ...files, [readme]: (files[readme] ?? '') + note },
    edited: Object.fromEntries(edited),
    untranslated,
  }
}
