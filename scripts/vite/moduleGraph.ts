import { relative } from 'node:path'
import type { Rolldown } from 'vite'

interface GraphModule {
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
  readonly code: string
  readonly namespaces: readonly string[]
}

/** By id: the path from the project's folder, with `/` between folders. */
export type ModuleGraph = ReadonlyMap<string, GraphModule>

export function idOf(moduleId: string): string {
  return relative(process.cwd(), moduleId).replaceAll('\\', '/')
}

/** Reads the graph in `buildEnd`, when all modules are known. */
export function readGraph(context: Rolldown.PluginContext): ModuleGraph {
  const graph = new Map<string, GraphModule>()
  // Sorted: the bundler lists modules in the order in which its threads finish them.
  for (const moduleId of [...context.getModuleIds()].sort()) {
    const info = context.getModuleInfo(moduleId)
    const code = info?.code ?? ''
    graph.set(idOf(moduleId), {
      imports: info?.importedIds.map(idOf) ?? [],
      dynamicImports: info?.dynamicallyImportedIds.map(idOf) ?? [],
      code,
      namespaces: [...code.matchAll(/useTranslation\(([^)]*)/g)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
    })
  }
  return graph
}

/** A file that only re-exports. The bundler drops unused exports, so its imports do not count. */
export const isBarrel = (id: string) => id.endsWith('/reactstrap/esm/index.js')

export function reachOf(graph: ModuleGraph, ids: Iterable<string>): Set<string> {
  const reached = new Set([...ids].filter((id) => graph.has(id)))
  // The loop includes elements added to the set meanwhile.
  for (const id of reached) if (!isBarrel(id)) for (const next of graph.get(id)?.imports ?? []) reached.add(next)
  return reached
}

/** Returns the language of a file of texts, such as `en`; undefined for any other module. */
export function languageOf(id: string): string | undefined {
  return /\/(?:locales|texts)\/(\w\w)\.(?:json|ts)(?:\?nav)?$/.exec(id)?.[1]
}
