import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from './commandError.ts'
import type { Resource } from './from/field.ts'
import { withFields } from './from/make.ts'
import { filesIn } from './graph.ts'
import { ownFiles } from './parts.ts'
import type { Names } from './names.ts'
import { registries, withModule } from './registries.ts'

interface Creation {
  readonly key: string
  readonly files: Readonly<Record<string, string>>
  readonly edited: Readonly<Record<string, string>>
}

const templates = 'scripts/module/new'
const model = 'apps/suppliers'
const keywords =
  /^(case|class|default|enum|export|function|import|interface|new|package|return|switch|this|void|yield)$/

/** New names must differ from all identifiers. */
function wordsOf(code: string): string[] {
  const bare = code.replace(/\/\*[^]*?\*\/|\/\/.*|'[^'\n]*'/g, '')
  return bare.match(/(?<!\.)\b[A-Za-z]\w*\b(?!:)/g) ?? []
}

/** @returns each taken name, with the place where it occurs */
function takenIn(root: string): ReadonlyMap<string, string> {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const taken = new Map<string, string>()
  const take = (words: Iterable<string>, by: string) => {
    for (const word of words) taken.set(word, by)
  }
  for (const file of filesIn(root, templates).filter((path) => /\.tsx?$/.test(path)))
    take(
      wordsOf(read(file)).filter((word) => !/supplier/i.test(word)),
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
  const labels = { Suppliers: label.many, Supplier: label.one }
  const group = key.replace(/\/.*/, '')
  return text.replace(
    /apps\/suppliers|section: 'apps'|"Suppliers?"|'Suppliers'|^# Suppliers|[Ss]uppliers?/gm,
    (found) => {
      if (found === model) return key
      if (found.startsWith('section')) return `section: '${group}'`
      if (/^["'#]/.test(found)) return found.replace(/Suppliers?/, (word) => labels[word as keyof typeof labels])
      return words[found as keyof typeof words]
    },
  )
}

/**
 * Creates the files of a module with a list; writes nothing.
 * @param resource fields of the rows; default: those of the template
 * @throws CommandError for a taken name
 */
export function planNew(root: string, names: Names, resource?: Resource): Creation {
  const { key, plural, singular, Singular, label } = names
  if (ownFiles(root, key).length > 0) throw new CommandError(`There is a module ${key} already.`)
  const taken = takenIn(root)
  const clash = [plural, singular, Singular, `'${label.many}'`].find((name) => taken.has(name) || keywords.test(name))
  if (clash !== undefined)
    throw new CommandError(
      `"${clash.replaceAll("'", '')}" means something else in ${taken.get(clash) ?? 'the language'}: choose another name.`,
    )

  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const files = ['src', 'tests'].flatMap((folder) => filesIn(root, `${templates}/${folder}`))
  const lines = {
    [registries.modules]: `import ${plural} from '@/views/${key}/module'\n`,
    [registries.samples]: `  entry('${key}', ['/${key}'], '${Singular}', () => import('./${key}/handlers')),\n]\n`,
  }
  const edited = Object.entries(lines).map(([path, line]) => [path, withModule(read(path), line, key)] as const)
  const made = Object.fromEntries(
    files.map((file) => [retold(file.slice(templates.length + 1), names), retold(read(file), names)]),
  )
  return {
    key,
    files: resource ? withFields(made, names, resource) : made,
    edited: Object.fromEntries(edited),
  }
}
