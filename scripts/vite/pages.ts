import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { assignChunks } from './chunks.ts'
import { languageOf } from './languages.ts'
import { idOf, readGraph } from './moduleGraph.ts'
import type { Visit } from './visits.ts'
import { readVisits } from './visits.ts'

/** What a build finds out about the pages of the product, once it knows all modules. */
export interface Pages {
  readonly plugin: Plugin
  readonly visits: () => readonly Visit[]
  /** The name of a module's chunk; null leaves it to the bundler. */
  readonly chunkOf: (moduleId: string) => string | null
  /** The file name of a chunk. */
  readonly fileOf: (chunk: { readonly name: string; readonly moduleIds: readonly string[] }) => string
}

export function readPages(): Pages {
  let visits: readonly Visit[] = []
  let chunks: ReadonlyMap<string, string> = new Map()
  let textsHash = ''
  return {
    visits: () => visits,
    chunkOf: (moduleId) => chunks.get(idOf(moduleId)) ?? null,
    fileOf({ name, moduleIds }) {
      const ids = moduleIds.map(idOf)
      const language = ids.map(languageOf).find((found) => found !== undefined)
      if (language === undefined) {
        const isSample = ids.length > 0 && ids.every((id) => id.startsWith('src/@fake-db/'))
        return `assets/${isSample && name !== 'sample' ? 'sample-' : ''}[name]-[hash:7].js`
      }
      // All languages have the same hash: `index.html` lists the files of texts once, without their language.
      if (name.startsWith('texts-')) return `assets/[name]-${textsHash}.js`
      const [, folder = ''] = /^src\/(?:views\/)?(.+)\/(?:locales|texts)\//.exec(ids.at(-1) ?? '') ?? []
      return `assets/texts-${folder.replaceAll('/', '-')}-${language}-${textsHash}.js`
    },
    plugin: {
      name: 'read-pages',
      apply: 'build',
      async buildEnd(error) {
        if (error) return
        const graph = readGraph(this)
        visits = await readVisits(graph, this.environment.config.define ?? {})
        chunks = assignChunks(graph, visits)
        const hash = createHash('sha256')
        for (const [id, { code }] of graph) if (languageOf(id) !== undefined) hash.update(code)
        textsHash = hash.digest('base64url').slice(0, 6)
      },
    },
  }
}
