import { createHash, type Hash } from 'node:crypto'
import type { Plugin } from 'vite'
import { product } from '../../src/product.ts'
import { assignChunks } from './chunks.ts'
import { inLanguage, languageOf } from './languages.ts'
import type { ModuleGraph } from './moduleGraph.ts'
import { idOf, readGraph } from './moduleGraph.ts'
import type { Visit } from './visits.ts'
import { readVisits } from './visits.ts'

/** What a build finds out about the pages of the product, once it knows all modules. */
export interface Pages {
  readonly plugin: Plugin
  readonly visits: () => readonly Visit[]
  /** The name of the file that a module of the bundler's comes in; null leaves that to the bundler. */
  readonly chunkOf: (moduleId: string) => string | null
  /** What a file is called, by the name of its chunk. */
  readonly fileOf: (chunk: { readonly name: string }) => string
}

/**
 * The page names every file of every page, and nothing compresses hashes: they are short, and texts have one for all languages.
 * @returns that of each chunk of texts
 */
function hashTexts(graph: ModuleGraph, chunks: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const groups = new Map<string, { names: Set<string>; hash: Hash }>()
  for (const [id, name] of [...chunks].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (languageOf(id) === undefined) continue
    const key = chunks.get(inLanguage(id, product.language)) ?? name
    const { names, hash } = groups.get(key) ?? { names: new Set(), hash: createHash('sha256') }
    groups.set(key, { names: names.add(name), hash: hash.update(graph.get(id)?.code ?? '') })
  }
  return new Map(
    [...groups.values()].flatMap(({ names, hash }) => {
      const text = hash.digest('base64url').slice(0, 6)
      return [...names].map((name) => [name, text] as const)
    }),
  )
}

export function readPages(): Pages {
  const sheets = new Map<string, string>()
  let visits: readonly Visit[] = []
  let chunks: ReadonlyMap<string, string> = new Map()
  let hashes: ReadonlyMap<string, string> = new Map()
  return {
    visits: () => visits,
    chunkOf: (moduleId) => chunks.get(idOf(moduleId)) ?? null,
    fileOf: ({ name }) => `assets/[name]-${hashes.get(name) ?? '[hash:7]'}.js`,
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
        visits = await readVisits(graph, this.environment.config.define ?? {})
        chunks = assignChunks(graph, visits)
        hashes = hashTexts(graph, chunks)
      },
    },
  }
}
