import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { filesToCopy, packagesOf, partsToCopy } from './copy.ts'
import type { ImportGraph } from './graph.ts'
import { readManifest, versionsOf } from './packages.ts'
import { moduleKeys } from './parts.ts'

/** Registry item of the shadcn CLI: https://ui.shadcn.com/docs/registry/registry-item-json */
export interface Item {
  readonly $schema: string
  readonly name: string
  /** This type has explicit targets and needs no `components.json`. */
  readonly type: 'registry:item'
  readonly title: string
  readonly dependencies: readonly string[]
  readonly devDependencies: readonly string[]
  readonly files: readonly {
    readonly path: string
    readonly type: 'registry:file'
    readonly target: string
    readonly content: string
  }[]
  /** Printed after installation. */
  readonly docs: string
}

/** Packages that a Vite app has already. */
const ofApp = /^(react|react-dom|typescript|vite|@types\/(react|react-dom|node))$/

/** Returns the last part of a key, such as `email`; both parts if it is not unique, such as `cards-gallery`. */
export function itemName(keys: readonly string[], key: string): string {
  const [area = '', name = ''] = key.split('/')
  return keys.filter((other) => other.endsWith(`/${name}`)).length > 1 ? `${area}-${name}` : name
}

/** Compiles `finish.ts` and `settings.ts` into one file without imports. */
function finisher(graph: ImportGraph): string {
  const { overrides = {} } = readManifest(graph.root)
  const source = graph
    .read('scripts/module/finish.ts')
    .replace(/^import .* from '\.\/settings\.ts'\n/m, '')
    .replace('= {}\n', `= ${JSON.stringify(overrides)}\n`)
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 }
  return ts.transpileModule(graph.read('scripts/module/settings.ts') + source, { compilerOptions }).outputText
}

/** Creates the item of a module with host, sample rows and tests. Binary files are encoded as Base64. */
export function itemOf(graph: ImportGraph, key: string): Item {
  const { root } = graph
  const parts = partsToCopy(graph, key, { noSamples: false, isWhole: false })
  const files = filesToCopy(graph, key, parts, { noSamples: false, isWhole: false }).flatMap(({ path, text }) => {
    if (path === 'src/main.tsx') return [] // The app has its own; `finish.mjs` prints the change.
    if (text !== undefined) return { path, content: text }
    const bytes = readFileSync(join(root, path))
    return bytes.includes(0)
      ? { path: `${path}.base64`, content: bytes.toString('base64') }
      : { path, content: bytes.toString('utf8') }
  })
  const packages = packagesOf(graph, parts, false).filter((name) => !ofApp.test(name))
  const { devDependencies = {} } = readManifest(root)
  const withVersions = (names: readonly string[]) => versionsOf(root, names)
  return {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name: itemName(moduleKeys(root), key),
    type: 'registry:item',
    title: key,
    dependencies: withVersions(packages.filter((name) => !(name in devDependencies))),
    devDependencies: withVersions(packages.filter((name) => name in devDependencies)),
    files: [...files, { path: 'finish.mjs', content: finisher(graph) }].map(({ path, content }) => ({
      path,
      type: 'registry:file',
      target: `~/${path}`,
      content,
    })),
    docs: 'Now run: node finish.mjs. It decodes images and fonts, and completes the settings.',
  }
}
