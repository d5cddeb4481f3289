import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from './commandError.ts'
import { filesIn, type ImportGraph } from './graph.ts'
import { readManifest, withCompanions } from './packages.ts'
import { leftoversOf } from './leftovers.ts'
import { ownFiles, picturesOf } from './parts.ts'
import { keysIn, registries, withoutModule } from './registries.ts'
import { textsWithout } from './texts.ts'

export interface Removal {
  readonly files: readonly string[]
  /** Shared files that only the modules needed, and their tests. */
  readonly along: readonly string[]
  readonly pictures: readonly string[]
  readonly edited: Readonly<Record<string, string>>
  readonly packages: readonly string[]
  readonly toCheck: readonly string[]
}

const isCode = (file: string) => /\.(m?ts|tsx|mjs|scss)$/.test(file)

function visited(text: string): string[] {
  return [...text.matchAll(/['`]\/([a-z-]+\/[a-z-]+)/g)].map(([, key = '']) => key)
}

/** Paths of requests begin with the key of their module. */
function withoutCalls(text: string, keys: readonly string[]): string {
  return text
    .split('\n')
    .filter((line) => !keys.some((key) => new RegExp(`^\\| [A-Z]+ /${key}[/ ,]`).test(line)))
    .join('\n')
}

function isCommand(root: string, name: string): boolean {
  const { scripts = {} } = readManifest(root)
  const { bin = {} } = readManifest(join(root, 'node_modules', name))
  const commands = typeof bin === 'string' ? [name] : Object.keys(bin)
  const words = new Set(Object.values(scripts).flatMap((script) => script.split(' ')))
  return commands.some((command) => words.has(command))
}

/**
 * Plans the removal of modules; writes nothing.
 * @param others further files to remove
 * @throws CommandError if remaining files need one of them
 */
export function planRemoval(graph: ImportGraph, keys: readonly string[], others: readonly string[] = []): Removal {
  const { root } = graph
  const own = new Set(keys.flatMap((key) => ownFiles(root, key)))
  const registryFiles: readonly string[] = Object.values(registries)
  const code = ['src', 'tests', 'scripts'].flatMap((folder) => filesIn(root, folder)).filter(isCode)
  const configs = [
    'vite.config.ts',
    'vitest.config.ts',
    'oxlint.config.js',
    'postcss.config.mjs',
    'stylelint.config.js',
  ]
  const journeys = code.filter((file) => {
    if (!file.startsWith('tests/browser/journeys/')) return false
    const seen = visited(graph.read(file))
    return seen.length > 0 && seen.every((key) => keys.includes(key))
  })
  const begun: Record<string, string> = {}
  const edit = (path: string, change: (text: string) => string) => {
    if (!existsSync(join(root, path))) return
    const text = readFileSync(join(root, path), 'utf8')
    const changed = change(text)
    if (changed !== text) begun[path] = changed
  }
  for (const path of [registries.modules, registries.samples])
    edit(path, (text) => keys.reduce((rest, key) => withoutModule(rest, key), text))
  edit('docs/api.md', (text) => withoutCalls(text, keys))

  const subjects = [...own].flatMap((file) =>
    file.endsWith('/area.ts') ? (/subject: '(\w+)'/.exec(graph.read(file))?.[1] ?? []) : [],
  )
  const { gone, edited: known } = leftoversOf(graph, [...own, ...journeys, ...others], subjects, begun)
  const left = graph.with(known)
  const edited: Record<string, string> = { ...known, ...textsWithout(left, gone) }
  const staying = code.filter((file) => !gone.has(file) && !/^scripts\/module\/(host|new)\//.test(file))

  for (const key of keys) {
    const prefix = new RegExp(`^src/(views|redux|@fake-db)/${key}/`)
    const isShells = keysIn(graph.read(registries.publicModules)).includes(key)
    const users = [
      ...staying.filter(
        (file) => /^(src|scripts)\//.test(file) && left.needsOf(file).files.some((needed) => prefix.test(needed)),
      ),
      ...(isShells ? [`${registries.publicModules}: the shell leads there`] : []),
    ]
    if (users.length > 0)
      throw new CommandError(
        `${key} cannot be removed, because these files need it:\n  ${users.join('\n  ')}\nChange them first, or remove their modules at the same time.`,
      )
  }

  const manifest = readManifest(root)
  const packagesOf = (files: readonly string[]) =>
    withCompanions(
      root,
      files.flatMap((file) => graph.needsOf(file).packages),
    )
  const kept = new Set(packagesOf([...staying, ...configs.filter((file) => existsSync(join(root, file)))]))
  const packages = packagesOf([...gone].filter(isCode)).filter((name) => !kept.has(name) && !isCommand(root, name))
  const without = (versions: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(Object.entries(versions).filter(([name]) => !packages.includes(name)))
  if (packages.length > 0) {
    const rest = {
      ...manifest,
      dependencies: without(manifest.dependencies),
      devDependencies: without(manifest.devDependencies),
    }
    edited['package.json'] = `${JSON.stringify(rest, null, 2)}\n`
  }

  const stillShown = new Set(picturesOf(graph, staying))
  const names = [...keys.map((key) => `['"\`(/]${key}(?![\\w-])`), ...subjects.map((subject) => `'${subject}'`)].map(
    (name) => new RegExp(name),
  )
  const speaks = (file: string) =>
    names.some((name) => name.test(left.read(file))) || left.needsOf(file).files.some((needed) => gone.has(needed))
  return {
    files: [...gone].sort(),
    along: [...gone].filter((file) => !own.has(file) && !journeys.includes(file)).sort(),
    pictures: picturesOf(graph, [...gone]).filter((file) => !stillShown.has(file)),
    edited,
    packages,
    toCheck: staying.filter((file) => !registryFiles.includes(file) && speaks(file)),
  }
}
