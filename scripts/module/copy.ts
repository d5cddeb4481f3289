import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { adapted, adaptedFiles, isOfLanguages, type Adaptation } from './adapt.ts'
import type { ImportGraph } from './graph.ts'
import { mergePackages, readManifest, withCompanions } from './packages.ts'
import { partsOf, type Parts } from './parts.ts'
import { entryFile, entryPath, registries, withModule } from './registries.ts'
import { main, mounting, settingsOf } from './settings.ts'

/** Options of a module, stored for upgrades. */
export interface ModuleOptions {
  readonly noSamples: boolean
  readonly noTests?: boolean
}

export interface CopyOptions extends ModuleOptions, Adaptation {
  readonly overwrite: boolean
}

export interface Change {
  readonly path: string
  /** `copied` and `written` do not replace existing files, except with `overwrite`; `edited` adds missing parts. */
  readonly kind: 'copied' | 'written' | 'edited'
  readonly text?: string
}

export interface Copy {
  readonly changes: readonly Change[]
  /** All files of the copy, existing ones included. */
  readonly copied: readonly string[]
  readonly leftAlone: readonly string[]
  readonly packages: readonly string[]
  readonly byHand: readonly string[]
}

const shell =
  /^src\/(layouts\/(?!locales\/|resources\.ts)|navigation\/|(App|main|router|texts)\.tsx?$|@fake-db\/registry\.ts$)/
/** In another app, people have initials instead. */
const isPortrait = (file: string) => file.startsWith('public/images/avatars/')
const provided = /^src\/(navigation\/modules|@fake-db\/registry)\.ts$/
const templates = 'scripts/module/host'
const hostNames = [
  'CopiedRoutes.tsx',
  'openPages.tsx',
  'routerWindow.ts',
  'basePath.ts',
  'Providers.tsx',
  'start.tsx',
  'Frame.tsx',
  'host.scss',
  'texts.ts',
  'user.ts',
]

export function isProduct(target: string): boolean {
  return existsSync(join(target, registries.publicModules))
}

function hostFiles(files: readonly string[], noSamples: boolean): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(hostNames.map((name) => [`src/host/${name}`, name])),
    'src/COPIED-MODULES.md': 'COPIED-MODULES.md',
    'src/host/connect.ts': noSamples ? 'connect.real.ts' : 'connect.ts',
    'src/host/session.ts': noSamples ? 'session.real.ts' : 'session.ts',
    [registries.modules]: 'modules.ts',
    ...(!noSamples && { [registries.samples]: 'registry.ts' }),
    'vite.modules.ts': 'vite.modules.ts',
    ...(files.some((file) => file.startsWith('tests/')) && { 'vitest.config.ts': 'vitest.config.ts' }),
  }
}

const textsMark = '/** Only its texts were copied; other modules show them. */'

function textsManifest(key: string, namespace: string): string {
  return `import { defineModule } from '@core/module/defineModule'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    ${namespace}: typeof texts
  }
}

${textsMark}
export default defineModule({
  key: '${key}',
  i18n: { namespace: '${namespace}', load: (language) => import(\`./locales/\${language}.json\`) },
  routes: [],
})
`
}

function subjectsFile(subjects: readonly string[]): string {
  const lines = subjects.map((subject) => `    ${subject}: true\n`)
  return `import type {} from '@core/auth/ability'\n\ndeclare module '@core/auth/ability' {\n  interface Subjects {\n${lines.join('')}  }\n}\n`
}

interface Scope extends ModuleOptions, Adaptation {
  readonly isWhole: boolean
}

function partsToCopy(graph: ImportGraph, key: string, { noSamples, noTests, isWhole, languages }: Scope): Parts {
  const host = Object.values(hostFiles([], noSamples)).map((file) => `${templates}/${file}`)
  const samples = noSamples ? [] : ['src/@fake-db/index.ts', 'src/@fake-db/kit/entry.ts']
  const shared = ['src/vite-env.d.ts', 'scripts/vite/scope.mjs', ...samples]
  const parts = partsOf(graph, key, {
    noSamples,
    noTests: noTests ?? false,
    host: isWhole ? [] : [...host, ...shared],
    stopsAt: (file) => shell.test(file),
    runs: (reached, others) =>
      isWhole ||
      ![...reached].some(
        (file) => file.startsWith('scripts/') || (shell.test(file) && !provided.test(file)) || others.includes(file),
      ),
  })
  const isWanted = (file: string) => isWhole || (!isPortrait(file) && isOfLanguages(file, languages))
  const files = parts.files.filter((file) => !file.startsWith(templates) && !shell.test(file) && isWanted(file))
  return { ...parts, files }
}

/** @returns the content of a copied file in the app; undefined if it is that of this product */
export function textFor(path: string, read: () => string, adaptation: Adaptation): string | undefined {
  if (!adaptedFiles.includes(path)) return undefined
  const [own, theirs] = [read(), adapted(path, read(), adaptation)]
  return own === theirs ? undefined : theirs
}

/** A target without a shell also gets a host. */
function filesToCopy(graph: ImportGraph, key: string, parts: Parts, options: Scope): Change[] {
  const { noSamples, isWhole, into = '' } = options
  const written = new Map<string, string>()
  for (const [name, space] of parts.textsOnly) written.set(`src/views/${name}/module.ts`, textsManifest(name, space))
  const copied = parts.files.filter((path) => !written.has(path))
  if (!isWhole) {
    for (const [path, file] of Object.entries(hostFiles(parts.files, noSamples)))
      written.set(path, graph.read(`${templates}/${file}`))
    const base = 'src/host/basePath.ts'
    written.set(base, graph.read(`${templates}/basePath.ts`).replace("= ''", `= '${into}'`))
    const own = graph.read(registries.samples)
    for (const name of parts.samples) written.set(entryPath(name), entryFile(own, name))
    if (parts.foreignSubjects.length > 0)
      written.set(`src/host/subjects/${key.replace('/', '-')}.ts`, subjectsFile(parts.foreignSubjects))
    // With a path, the app has other pages.
    if (into === '') written.set('src/main.tsx', main)
  }
  return [
    ...copied.map((path): Change => {
      const text = isWhole ? undefined : textFor(path, () => graph.read(path), options)
      return { path, kind: 'copied', ...(text !== undefined && { text }) }
    }),
    ...[...written].map(([path, text]): Change => ({ path, kind: 'written', text })),
  ]
}

/** @returns paths of the files in an app that gets only this module */
export function filesOf(graph: ImportGraph, key: string, options: Scope): string[] {
  return filesToCopy(graph, key, partsToCopy(graph, key, options), options).map(({ path }) => path)
}

/** Plans the copy of a module to another app; writes nothing. @throws Error if a file imports a missing one */
export function planCopy(graph: ImportGraph, key: string, target: string, options: CopyOptions): Copy {
  const { noSamples, overwrite, into = '' } = options
  const isWhole = isProduct(target)
  const read = (path: string) => (existsSync(join(target, path)) ? readFileSync(join(target, path), 'utf8') : undefined)
  const parts = partsToCopy(graph, key, { ...options, isWhole })
  const changes = filesToCopy(graph, key, parts, { ...options, isWhole })
  const byHand: string[] = []
  const edit = (path: string, text: string) => {
    if (text !== read(path)) changes.push({ path, kind: 'edited', text })
  }

  if (isWhole) {
    const register = (path: string, lines: string, names: readonly string[]) => {
      edit(
        path,
        names.reduce((text, name) => withModule(text, lines, name), read(path) ?? ''),
      )
    }
    register(registries.modules, graph.read(registries.modules) + graph.read(registries.publicModules), parts.modules)
    if (!noSamples) register(registries.samples, graph.read(registries.samples), parts.samples)
  } else {
    const settings = settingsOf(read, (path) => read(path) !== undefined || parts.files.includes(path.slice(2)))
    for (const [path, text] of Object.entries(settings.edited)) edit(path, text)
    byHand.push(...settings.byHand)
    const isFirst = read('copied-modules.json') === undefined
    const isStarted = overwrite || [undefined, main].includes(read('src/main.tsx'))
    if (isFirst && (into !== '' || !isStarted)) byHand.push(mounting(into))
  }

  const manifest = readManifest(target)
  const hasTests = parts.files.some((file) => file.startsWith('tests/'))
  const tools = [...parts.tools, ...(hasTests ? ['vitest', 'jsdom'] : []), ...(isWhole ? [] : ['sass'])]
  const needed = withCompanions(graph.root, parts.packages)
  const merged = mergePackages(manifest, readManifest(graph.root), needed, withCompanions(graph.root, tools))
  const scripts = hasTests && !manifest.scripts?.test ? { scripts: { ...manifest.scripts, test: 'vitest run' } } : {}
  edit('package.json', `${JSON.stringify({ ...merged.manifest, ...scripts }, null, 2)}\n`)

  // Modules with copied texts only do not count.
  const isThere = ({ path, kind }: Change) =>
    kind === 'written' ? read(path) !== undefined : kind === 'copied' && !(read(path)?.includes(textsMark) ?? true)
  const differs = (change: Change) => isThere(change) && read(change.path) !== (change.text ?? graph.read(change.path))
  return {
    changes: changes.filter((change) => !isThere(change) || (overwrite && differs(change))),
    copied: changes.flatMap(({ path, kind }) => (kind === 'copied' ? path : [])),
    leftAlone: overwrite ? [] : changes.filter(differs).map(({ path }) => path),
    packages: merged.added,
    byHand,
  }
}

export function applyCopy(root: string, target: string, changes: readonly Change[]): void {
  for (const { path, text } of changes) {
    const to = join(target, path)
    mkdirSync(dirname(to), { recursive: true })
    if (text === undefined) copyFileSync(join(root, path), to)
    else writeFileSync(to, text)
  }
}
