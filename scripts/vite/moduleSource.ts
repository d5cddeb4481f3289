import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { ModuleSource } from '../../src/layouts/lab/moduleSource.ts'

/** The parts of `docs/openapi.json` that are read here. */
interface OpenApiDocument {
  readonly tags: readonly { readonly name: string; readonly 'x-module': string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

interface Operation {
  readonly tags: readonly string[]
  readonly summary: string
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { example?: unknown }>> }>>
}

const openApi = 'docs/openapi.json'

function endpointsOf(root: string, key: string): ModuleSource['endpoints'] {
  const { tags, paths } = JSON.parse(readFileSync(join(root, openApi), 'utf8')) as OpenApiDocument
  const ownTags = new Set(tags.filter((tag) => tag['x-module'] === key).map(({ name }) => name))
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => operation.tags.some((tag) => ownTags.has(tag)))
      .map(([method, { summary, responses }]) => ({
        method: method.toUpperCase(),
        path,
        summary,
        response: (responses['200'] ?? responses['201'])?.content?.['application/json']?.example,
      })),
  )
}

async function readSource(root: string, key: string): Promise<ModuleSource> {
  // Loads the TypeScript compiler, which most builds and tests do not need.
  const { ownFiles } = await import('../module/parts.ts')
  const texts = ownFiles(root, key).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  return {
    key,
    files: texts.map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length })),
    bytes: texts.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0),
    endpoints: endpointsOf(root, key),
  }
}

/** Provides a {@link ModuleSource}: `import source from '@/views/apps/todo/module.ts?source'`. */
export function moduleSource(): Plugin {
  let root = ''
  return {
    name: 'module-source',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    async load(id) {
      const [, key] = /\/src\/views\/([^/]+\/[^/]+)\/module\.ts\?source$/.exec(id) ?? []
      if (key === undefined) return null
      const source = await readSource(root, key)
      for (const path of [openApi, ...source.files.map((file) => file.path)]) this.addWatchFile(join(root, path))
      return { code: `export default ${JSON.stringify(source)}`, moduleType: 'js' }
    },
  }
}
