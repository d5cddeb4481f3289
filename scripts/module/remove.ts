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

/** First two parts of paths of pages, such as `apps/user`: usually the key of a module. */
function visited(text: string): string[] {
  return [...text.matchAll(/['`]\/([a-z-]+\/[a-z-]+)/g)].map(([, page = '']) => page)
}

/**
 * Removes endpoints of removed contracts, and list items of removed modules, which begin with their keys in a comment:
 * `- <!-- apps/chat --> …`.
 */
function withoutRules(text: string, contracts: readonly string[], keys: readonly string[]): string {
  const calls = contracts.flatMap((contract) =>
    [...contract.matchAll(/\b(get|post|put|patch|del)\('([^']+)'/g)].map(
      ([, method = '', path = '']) => `| ${method === 'del' ? 'DELETE' : method.toUpperCase()} ${path}`,
    ),
  )
  const isGone = (line: string) => calls.some((call) => line.startsWith(call) && /[ ,]/.test(line.charAt(call.length)))
  return text
    .replace(/^- <!-- (.+?) -->.*\n(?: .*\n)*/gm, (item, owners: string) =>
      owners.split(', ').every((key) => keys.includes(key)) ? '' : item,
    )
    .split('\n')
    .filter((line) => !isGone(line))
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
  const routes = [...own].filter((file) => /\/(module|paths)\.ts$/.test(file)).map((file) => graph.read(file))
  const pages = new Set([...keys, ...routes.flatMap(visited)])
  const journeys = code.filter((file) => {
    if (!file.startsWith('tests/browser/journeys/')) return false
    const seen = visited(graph.read(file))
    return seen.length > 0 && seen.every((page) => pages.has(page))
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

  const subjects = [...own].flatMap((file) =>
    file.endsWith('/area.ts') ? (/subject: '(\w+)'/.exec(graph.read(file))?.[1] ?? []) : [],
  )
  const { gone, edited: known } = leftoversOf(graph, [...own, ...journeys, ...others], subjects, begun)
  const left = graph.with(known)
  const edited: Record<string, string> = { ...known, ...textsWithout(left, gone) }
  const contracts = [...gone].filter((file) => file.endsWith('/contract.ts')).map((file) => graph.read(file))
  if (existsSync(join(root, 'docs/api.md'))) {
    const listed = graph.read('docs/api.md')
    const rest = withoutRules(listed, contracts, keys)
    if (rest !== listed) edited['docs/api.md'] = rest
  }
  const documents = ['CONTRIBUTING.md', 'README.md', ...filesIn(root, 'docs')].filter(
    (file) => /^(docs\/)?[\w-]+\.md$/.test(file) && existsSync(join(root, file)) && !(file in edited),
  )
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
  const speaks = (file: string) => names.some((name) => name.test(left.read(file)))
  const needsGone = (file: string) => left.needsOf(file).files.some((needed) => gone.has(needed))
  return {
    files: [...gone].sort(),
    along: [...gone].filter((file) => !own.has(file) && !journeys.includes(file)).sort(),
    pictures: picturesOf(graph, [...gone]).filter((file) => !stillShown.has(file)),
    edited,
    packages,
    toCheck: [
      ...staying.filter((file) => !registryFiles.includes(file) && (speaks(file) || needsGone(file))),
      ...documents.filter((file) => speaks(file) || keys.some((key) => graph.read(file).includes(` ${key}`))),
    ],
  }
}
