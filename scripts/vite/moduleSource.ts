import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { ModuleSource } from '../../src/layouts/lab/moduleSource.ts'

const openApiFile = fileURLToPath(new URL('../../docs/openapi.json', import.meta.url))

interface Operation {
  readonly tags: readonly string[]
  readonly summary: string
  readonly responses: Readonly<Record<string, { content?: { 'application/json': { example?: unknown } } }>>
}

interface Document {
  readonly tags: readonly { readonly name: string; readonly 'x-module': string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

function readEndpoints(key: string): ModuleSource['endpoints'] {
  const { tags, paths } = JSON.parse(readFileSync(openApiFile, 'utf8')) as Document
  const own = new Set(tags.filter((tag) => tag['x-module'] === key).map(({ name }) => name))
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.some((tag) => own.has(tag)))
      .map(([method, { summary, responses }]) => {
        const response = (responses['200'] ?? responses['201'])?.content?.['application/json'].example
        return { method: method.toUpperCase(), path, summary, response }
      }),
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
    endpoints: readEndpoints(key),
  }
}

/** Provides a {@link ModuleSource}: `import source from '@/views/apps/todo/module.ts?source'`. */
export function moduleSource(): Plugin {
  return {
    name: 'module-source',
    enforce: 'pre',
    async load(id) {
      const [, key] = /\/src\/views\/([^/]+\/[^/]+)\/module\.ts\?source$/.exec(id) ?? []
      if (key === undefined) return null
      const { root } = this.environment.config
      const source = await readSource(root, key)
      for (const { path } of source.files) this.addWatchFile(join(root, path))
      this.addWatchFile(openApiFile)
      return { code: `export default ${JSON.stringify(source)}`, moduleType: 'js' }
    },
  }
}
