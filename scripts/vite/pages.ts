import type { Plugin } from 'vite'
import { assignChunks } from './chunks.ts'
import { idOf, readGraph } from './moduleGraph.ts'
import type { Visit } from './visits.ts'
import { readVisits } from './visits.ts'

/** What a build finds out about the pages of the product, once it knows all modules. */
export interface Pages {
  readonly plugin: Plugin
  readonly visits: () => readonly Visit[]
  /** The name of the file that a module of the bundler's comes in; null leaves that to the bundler. */
  readonly chunkOf: (moduleId: string) => string | null
}

export function readPages(): Pages {
  const sheets = new Map<string, string>()
  let visits: readonly Visit[] = []
  let chunks: ReadonlyMap<string, string> = new Map()
  return {
    visits: () => visits,
    chunkOf: (moduleId) => chunks.get(idOf(moduleId)) ?? null,
    plugin: {
      name: 'read-pages',
      apply: 'build',
      // After the sheets are compiled, and before they are made modules.
      transform(code, id) {
        if (/\.s?css$/.test(id)) sheets.set(id, code)
      },
      async buildEnd(error) {
        if (error) return
        const graph = readGraph(this, sheets)
        visits = await readVisits(graph)
        chunks = assignChunks(graph, visits)
      },
    },
  }
}
