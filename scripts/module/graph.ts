import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import ts from 'typescript'

/** @returns paths from `root` with `/`; none if the folder does not exist */
export function filesIn(root: string, folder: string): string[] {
  const start = join(root, folder)
  if (!existsSync(start)) return []
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(folder, entry.parentPath.slice(start.length).replaceAll('\\', '/'), entry.name))
    .sort()
}

interface Needs {
  readonly files: readonly string[]
  readonly packages: readonly string[]
  readonly missing: readonly string[]
}

const aliases: readonly (readonly [start: string, folder: string])[] = [
  ['@core/', 'src/@core/'],
  ['@fake-db/', 'src/@fake-db/'],
  ['@/', 'src/'],
]
/** Vite plugins that provide modules, by query or name of the import. */
const plugins: Readonly<Record<string, readonly string[]>> = {
  props: ['scripts/vite/componentProps.ts'],
  'virtual:reference': ['scripts/vite/reference.ts'],
  'virtual:used-icons': ['scripts/vite/usedIcons.ts'],
}
const endings = ['', '.ts', '.tsx', '.d.ts', '.mjs', '.scss', '/index.ts', '/_index.scss']

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

function specifiersIn(file: string, text: string): string[] {
  if (file.endsWith('.scss')) {
    const code = text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')
    const lists = [...code.matchAll(/@(?:use|forward|import)\s+([^;]+);/g)].map(([, list = '']) => list)
    const named = lists.flatMap((list) => [...list.matchAll(/(?:^|,)\s*(?:url\()?['"]([^'"]+)['"]/g)])
    const urls = [...code.matchAll(/['"](\.\.?\/[^'"]+\.\w+)['"]/g)] // fonts and images, possibly arguments of a mixin
    return [...named, ...urls].map(([, name = '']) => name)
  }
  if (!/\.(m?ts|tsx|mjs)$/.test(file)) return []
  const { importedFiles } = ts.preProcessFile(text, true, true)
  const patterns = [
    /\bimport\(\s*`([^`]+)`/g, // contains a language
    /new URL\(\s*'([^']+\.\w+)',\s*import\.meta\.url/g,
  ]
  const written = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name))
  return [...importedFiles.map(({ fileName }) => fileName), ...written]
}

function find(root: string, path: string): string | undefined {
  const partial = posix.join(dirname(path), `_${posix.basename(path)}`)
  const candidates = [path, partial].flatMap((name) => endings.map((ending) => name + ending))
  return candidates.find((file) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile())
}

/** The files that match a pattern with `*`, `**`, `${…}` or `{a,b}`. */
function matching(root: string, pattern: string): string[] {
  const folder = pattern.slice(0, pattern.search(/\*|\$\{|\{/)).replace(/[^/]*$/, '')
  const source = pattern
    .replace(/\$\{[^}]*\}/g, '*')
    .replace(/[.+()]/g, '\\$&')
    .replace(/\*\*\/?|\*/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))
    .replace(/\{([^}]*)\}/g, (_, list: string) => `(${list.replaceAll(',', '|')})`)
  return filesIn(root, folder).filter((file) => new RegExp(`^${source}$`).test(file))
}

export class ImportGraph {
  private readonly known = new Map<string, Needs>()
  private readonly texts = new Map<string, string>()
  readonly root: string

  constructor(root: string) {
    this.root = root
  }

  /** @returns a graph with other texts of some files */
  with(edited: Readonly<Record<string, string>>): ImportGraph {
    const other = new ImportGraph(this.root)
    for (const [file, text] of this.texts) other.texts.set(file, text)
    for (const [file, needs] of this.known) if (!(file in edited)) other.known.set(file, needs)
    for (const [file, text] of Object.entries(edited)) other.texts.set(file, text)
    return other
  }

  read(file: string): string {
    const text = this.texts.get(file) ?? readFileSync(join(this.root, file), 'utf8')
    this.texts.set(file, text)
    return text
  }

  needsOf(file: string): Needs {
    const known = this.known.get(file)
    if (known) return known
    const files: string[] = []
    const packages: string[] = []
    const missing: string[] = []
    for (const written of /\.(m?ts|tsx|mjs|scss)$/.test(file) ? specifiersIn(file, this.read(file)) : []) {
      const [specifier = '', query] = written.split('?')
      files.push(...(plugins[query ?? specifier] ?? []))
      const alias = aliases.find(([start]) => specifier.startsWith(start))
      const path = alias ? alias[1] + specifier.slice(alias[0].length) : posix.join(dirname(file), specifier)
      const isOwn = alias !== undefined || specifier.startsWith('.')
      if (/[*$]/.test(specifier)) files.push(...matching(this.root, path))
      else if (isOwn || file.endsWith('.scss')) {
        const found = find(this.root, path)
        if (found) files.push(found)
        else if (isOwn) missing.push(written)
        else if (!/^(sass:|data:|https?:|#)/.test(specifier)) packages.push(packageOf(specifier))
      } else if (!/^(node|virtual):/.test(specifier)) packages.push(packageOf(specifier))
    }
    const needs = { files: [...new Set(files)], packages: [...new Set(packages)], missing }
    this.known.set(file, needs)
    return needs
  }

  /**
   * @param stopsAt whether to ignore the imports of a file
   * @returns the files, and everything that they import, directly or not
   * @throws Error for an unresolved import: a copy would not run
   */
  closureOf(files: Iterable<string>, stopsAt: (file: string) => boolean = () => false): Set<string> {
    const reached = new Set(files)
    // The loop includes elements added to the set meanwhile.
    for (const file of reached) {
      if (stopsAt(file)) continue
      const { files: needed, missing } = this.needsOf(file)
      if (missing.length > 0) throw new Error(`${file} imports ${missing.join(', ')}, which is not there.`)
      for (const next of needed) reached.add(next)
    }
    return reached
  }
}
