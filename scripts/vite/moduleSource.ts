import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { ModuleSource } from '../../src/layouts/lab/moduleSource.ts'
import { openApiFile, readOpenApi } from './openApi.ts'

async function readSource(root: string, key: string): Promise<ModuleSource> {
  // Loads the TypeScript compiler, which most builds and tests do not need.
  const { ownFiles } = await import('../module/parts.ts')
  const { operations } = await readOpenApi()
  const texts = ownFiles(root, key).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  return {
    key,
    files: texts.map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length })),
    bytes: texts.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0),
    endpoints: operations
      .filter(({ modules }) => modules.includes(key))
      .map(({ method, response, path, summary }) => {
        return { method: method.toUpperCase(), path, summary, response: response?.example }
      }),
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
