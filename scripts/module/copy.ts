import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ImportGraph } from './graph.ts'
import { mergePackages, readManifest, withCompanions } from './packages.ts'
import { partsOf } from './parts.ts'
import { onlyModules, registries, withModule } from './registries.ts'
import { withPaths, withPlugin } from './settings.ts'

export interface CopyOptions {
  readonly noSamples: boolean
  readonly overwrite: boolean
}

/** What becomes of a file of the target. */
export interface Change {
  readonly path: string
  /** `copied` and `written` leave alone what is there, unless told otherwise; `edited` adds what is missing. */
  readonly kind: 'copied' | 'written' | 'edited'
  readonly text?: string
}

export interface Copy {
  readonly changes: readonly Change[]
  /** The files of this product that make up the copy, whether or not they are there already. */
  readonly copied: readonly string[]
  /** What is there in another form, and stays so. */
  readonly leftAlone: readonly string[]
  readonly packages: readonly string[]
  /** What is left to do by hand. */
  readonly byHand: readonly string[]
}

/** The shell of the product, which a host has in a form of its own. */
const shell =
  /^src\/(layouts\/(?!locales\/|resources\.ts)|navigation\/(?!publicPaths)|(App|main|router|texts)\.tsx?$|@fake-db\/registry\.ts$)/
const provided = /^src\/(navigation\/modules|@fake-db\/registry)\.ts$/
const templates = 'scripts/module/host'
const main = `import { start } from './host/start'

const root = document.querySelector<HTMLElement>('#root')
if (root) void start(root)
`

/** Whether a folder holds a product of this kind, shell and all. */
export function isProduct(target: string): boolean {
  return existsSync(join(target, registries.publicModules))
}

/** The files of a host, by their places in the target, made from the templates. */
function hostFiles(files: readonly string[], noSamples: boolean): Readonly<Record<string, string>> {
  const hasSession = !noSamples && files.includes('src/redux/shell/session/slice.ts')
  return {
    'src/host/start.tsx': 'start.tsx',
    'src/host/Frame.tsx': 'Frame.tsx',
    'src/host/host.scss': 'host.scss',
    'src/host/texts.ts': 'texts.ts',
    'src/host/user.ts': 'user.ts',
    'src/host/connect.ts': noSamples ? 'connect.real.ts' : 'connect.ts',
    'src/host/session.ts': hasSession ? 'session.samples.ts' : 'session.ts',
    'vite.modules.ts': 'vite.modules.ts',
    ...(files.some((file) => file.startsWith('tests/')) && { 'vitest.config.ts': 'vitest.config.ts' }),
  }
}

/** A module of which no page comes along. */
function textsManifest(key: string, namespace: string): string {
  return `import { defineModule } from '@core/module/defineModule'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    ${namespace}: typeof texts
  }
}

/** Its texts are shown by others. */
export default defineModule({
  key: '${key}',
  i18n: { namespace: '${namespace}', load: (language) => import(\`./locales/\${language}.json\`) },
  routes: [],
})
`
}

/** The subjects of modules that do not come along, so that questions about them are known words. */
function subjectsFile(subjects: readonly string[]): string {
  const lines = subjects.map((subject) => `    ${subject}: true\n`)
  return `import type {} from '@core/auth/ability'\n\ndeclare module '@core/auth/ability' {\n  interface Subjects {\n${lines.join('')}  }\n}\n`
}

/** The plugins of the build that some of what is copied asks for. */
function vitePlugin(text: string, files: readonly string[]): string {
  const names = files.flatMap((file) => /^scripts\/vite\/(componentProps|usedIcons)\.ts$/.exec(file)?.[1] ?? [])
  const imports = names.map((name) => `import { ${name} } from './scripts/vite/${name}.ts'\n`).join('')
  if (names.length === 0) return text
  return (imports + text)
    .replace('copiedModules(): Plugin {', 'copiedModules(): Plugin[] {')
    .replace('return {\n    name:', `return [${names.map((name) => `${name}()`).join(', ')}, {\n    name:`)
    .replace(/\n {2}\}\n\}\n$/, '\n  }]\n}\n')
}

/**
 * Works out what copying a module to another product changes there; nothing is written.
 * @throws Error for a module that needs what a copy cannot have
 */
export function planCopy(graph: ImportGraph, key: string, target: string, { noSamples, overwrite }: CopyOptions): Copy {
  const isWhole = isProduct(target)
  const read = (path: string) => (existsSync(join(target, path)) ? readFileSync(join(target, path), 'utf8') : undefined)
  const host = Object.values(hostFiles([], noSamples)).map((file) => `${templates}/${file}`)
  const shared = ['src/vite-env.d.ts', 'postcss.config.mjs', ...(noSamples ? [] : ['src/@fake-db/index.ts'])]
  const parts = partsOf(graph, key, {
    noSamples,
    host: isWhole ? [] : [...host, ...shared],
    stopsAt: (file) => shell.test(file),
    runs: (reached, others) =>
      isWhole ||
      ![...reached].some(
        (file) => file.startsWith('scripts/') || (shell.test(file) && !provided.test(file)) || others.includes(file),
      ),
  })

  const texts = new Map(
    [...parts.textsOnly].map(([name, space]) => [`src/views/${name}/module.ts`, textsManifest(name, space)]),
  )
  const byHand: string[] = []
  const changes: Change[] = parts.files
    .filter((path) => !path.startsWith(templates) && !shell.test(path) && !texts.has(path))
    .map((path) => ({ path, kind: 'copied' }))
  for (const [path, text] of texts) changes.push({ path, kind: 'written', text })
  const edit = (path: string, text: string | undefined, otherwise: string) => {
    if (text === undefined) byHand.push(otherwise)
    else if (text !== read(path)) changes.push({ path, kind: 'edited', text })
  }

  const template = (file: string) => graph.read(`${templates}/${file}`)
  const lines = graph.read(registries.modules) + graph.read(registries.publicModules)
  const registered = parts.modules.reduce(
    (text, name) => withModule(text, lines, name),
    read(registries.modules) ?? template('modules.ts'),
  )
  edit(registries.modules, registered, '')
  if (!noSamples) {
    const own = graph.read(registries.samples)
    const known = read(registries.samples)
    edit(
      registries.samples,
      known === undefined
        ? onlyModules(own, parts.samples)
        : parts.samples.reduce((text, name) => withModule(text, own, name), known),
      '',
    )
  }
  if (!isWhole) {
    for (const [path, file] of Object.entries(hostFiles(parts.files, noSamples)))
      changes.push({
        path,
        kind: 'written',
        text: path === 'vite.modules.ts' ? vitePlugin(template(file), parts.files) : template(file),
      })
    if (parts.foreignSubjects.length > 0)
      changes.push({
        path: `src/host/subjects/${key.replace('/', '-')}.ts`,
        kind: 'written',
        text: subjectsFile(parts.foreignSubjects),
      })
    const tsconfig = ['tsconfig.app.json', 'tsconfig.json'].find((file) => read(file) !== undefined) ?? 'tsconfig.json'
    edit(tsconfig, withPaths(read(tsconfig) ?? ''), `Add the paths @/*, @core/* and @fake-db/* to ${tsconfig}.`)
    const config =
      ['vite.config.ts', 'vite.config.js', 'vite.config.mts'].find((file) => read(file) !== undefined) ??
      'vite.config.ts'
    edit(
      config,
      withPlugin(read(config) ?? ''),
      `Add copiedModules() from ./vite.modules.ts to the plugins of ${config}.`,
    )
    changes.push({ path: 'src/main.tsx', kind: 'written', text: main })
    if (!overwrite && ![undefined, main].includes(read('src/main.tsx')))
      byHand.push(`Let src/main.tsx start the host:\n\n${main}`)
  }

  const tests = parts.files.some((file) => file.startsWith('tests/')) ? ['vitest', 'jsdom'] : []
  const extra = isWhole ? [] : ['sass']
  const manifest = readManifest(target)
  const merged = mergePackages(
    manifest,
    readManifest(graph.root),
    withCompanions(graph.root, [...parts.packages, ...tests, ...extra]),
  )
  const scripts =
    tests.length > 0 && !manifest.scripts?.test ? { scripts: { ...manifest.scripts, test: 'vitest run' } } : {}
  edit('package.json', `${JSON.stringify({ ...merged.manifest, ...scripts }, null, 2)}\n`, '')

  const differs = ({ path, kind, text }: Change) =>
    kind !== 'edited' && read(path) !== undefined && read(path) !== (text ?? graph.read(path))
  const isThere = ({ path, kind }: Change) => kind !== 'edited' && existsSync(join(target, path))
  return {
    changes: changes.filter((change) => !isThere(change) || (overwrite && differs(change))),
    copied: changes.flatMap(({ path, kind }) => (kind === 'copied' ? path : [])),
    leftAlone: overwrite ? [] : changes.filter(differs).map(({ path }) => path),
    packages: merged.added,
    byHand,
  }
}

/** Does what {@link planCopy} has worked out. */
export function applyCopy(root: string, target: string, changes: readonly Change[]): void {
  for (const { path, text } of changes) {
    const to = join(target, path)
    mkdirSync(dirname(to), { recursive: true })
    if (text === undefined) copyFileSync(join(root, path), to)
    else writeFileSync(to, text)
  }
}
