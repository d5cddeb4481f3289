import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, type ImportGraph } from './graph.ts'
import { readManifest, withCompanions } from './packages.ts'
import { ownFiles, picturesOf } from './parts.ts'
import { keysIn, listFields, registries, withoutList, withoutModule } from './registries.ts'

export interface Removal {
  readonly files: readonly string[]
  readonly pictures: readonly string[]
  /** By path. */
  readonly edited: Readonly<Record<string, string>>
  readonly packages: readonly string[]
  /** Files that speak of it and go on without it only once somebody has changed them. */
  readonly toLookAt: readonly string[]
}

/** What needs a module that was to go, by its key; `the shell` where no other could take its place. */
export class InUse extends Error {
  constructor(key: string, users: readonly string[]) {
    const list = users.map((user) => `\n  ${user}`).join('')
    super(
      `${key} cannot be removed, since this needs it:${list}\nChange that first, or remove the modules it belongs to in the same go.`,
    )
  }
}

const isCode = (file: string) => /\.(m?ts|tsx|mjs|scss)$/.test(file)

/** The modules that a browser test visits. */
function visited(text: string): string[] {
  return [...text.matchAll(/['`]\/([a-z-]+\/[a-z-]+)/g)].map(([, key = '']) => key)
}

/** `docs/api.md` without the calls of modules: their paths begin with the key. */
function withoutCalls(text: string, keys: readonly string[]): string {
  return text
    .split('\n')
    .filter((line) => !keys.some((key) => new RegExp(`^\\| [A-Z]+ /${key}[/ ,]`).test(line)))
    .join('\n')
}

/**
 * Works out what goes when modules go; nothing is written.
 * @throws InUse where something that stays needs one of them
 */
export function planRemoval(graph: ImportGraph, keys: readonly string[]): Removal {
  const { root } = graph
  const own = new Set(keys.flatMap((key) => ownFiles(root, key)))
  const registryFiles: readonly string[] = Object.values(registries)
  const code = ['src', 'tests', 'scripts'].flatMap((folder) => filesIn(root, folder)).filter(isCode)
  const configs = [
    'vite.config.ts',
    'vitest.config.ts',
    'eslint.config.js',
    'postcss.config.mjs',
    'stylelint.config.js',
  ]
  const journeys = code.filter((file) => {
    if (!file.startsWith('tests/browser/journeys/')) return false
    const seen = visited(graph.read(file))
    return seen.length > 0 && seen.every((key) => keys.includes(key))
  })
  const gone = new Set([...own, ...journeys])
  const staying = code.filter((file) => !gone.has(file) && !/^scripts\/module\/(host|new)\//.test(file))

  const edited: Record<string, string> = {}
  const edit = (path: string, change: (text: string) => string) => {
    if (!existsSync(join(root, path))) return
    const text = readFileSync(join(root, path), 'utf8')
    const changed = change(text)
    if (changed !== text) edited[path] = changed
  }
  for (const path of [registries.modules, registries.samples])
    edit(path, (text) => keys.reduce((rest, key) => withoutModule(rest, key), text))
  edit(listFields, (text) => keys.reduce(withoutList, text))
  edit('docs/api.md', (text) => withoutCalls(text, keys))

  for (const key of keys) {
    const prefix = new RegExp(`^src/(views|redux|@fake-db)/${key}/`)
    const importers = staying.filter(
      (file) =>
        /^(src|scripts)\//.test(file) &&
        !registryFiles.includes(file) &&
        graph.needsOf(file).files.some((needed) => prefix.test(needed)),
    )
    const samples = edited[registries.samples] ?? graph.read(registries.samples)
    const isShells = keysIn(graph.read(registries.publicModules)).includes(key)
    const users = [
      ...importers,
      ...(samples.includes(`/${key}/`) ? [`${registries.samples}, which answers other calls with it`] : []),
      ...(isShells ? [`${registries.publicModules}: the shell leads there`] : []),
    ]
    if (users.length > 0) throw new InUse(key, users)
  }

  const manifest = readManifest(root)
  const packagesOf = (files: readonly string[]) =>
    withCompanions(
      root,
      files.flatMap((file) => graph.needsOf(file).packages),
    )
  const kept = new Set(packagesOf([...staying, ...configs.filter((file) => existsSync(join(root, file)))]))
  const packages = packagesOf([...own].filter(isCode)).filter((name) => !kept.has(name))
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
  const subjects = [...own].flatMap((file) =>
    file.endsWith('/area.ts') ? (/subject: ('\w+')/.exec(graph.read(file))?.[1] ?? []) : [],
  )
  const names = [...keys.map((key) => `['"\`(/]${key}(?![\\w-])`), ...subjects].map((name) => new RegExp(name))
  const speaks = (file: string) =>
    names.some((name) => name.test(graph.read(file))) || graph.needsOf(file).files.some((needed) => own.has(needed))
  return {
    files: [...gone].sort(),
    pictures: picturesOf(graph, [...own]).filter((file) => !stillShown.has(file)),
    edited,
    packages,
    toLookAt: staying.filter((file) => !registryFiles.includes(file) && file !== listFields && speaks(file)),
  }
}
