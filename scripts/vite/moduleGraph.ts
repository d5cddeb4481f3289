import { relative } from 'node:path'
import type { Rolldown } from 'vite'

/** A module of the build. */
interface GraphModule {
  /** The ids of what it imports. */
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
  /** As the plugins have left it. */
  readonly code: string
}

/** By id: the path from the project's folder, with `/` between folders. */
export type ModuleGraph = ReadonlyMap<string, GraphModule>

/** The id of a module in a {@link ModuleGraph}. */
export function idOf(moduleId: string): string {
  return relative(process.cwd(), moduleId).replaceAll('\\', '/')
}

/** Reads the graph once all modules are known, which they are in `buildEnd`. */
export function readGraph(context: Rolldown.PluginContext): ModuleGraph {
  const graph = new Map<string, GraphModule>()
  // Sorted: the bundler lists modules in the order in which its threads finish them.
  for (const moduleId of [...context.getModuleIds()].sort()) {
    const info = context.getModuleInfo(moduleId)
    if (!info) continue
    graph.set(idOf(moduleId), {
      imports: info.importedIds.map(idOf),
      dynamicImports: info.dynamicallyImportedIds.map(idOf),
      code: info.code ?? '',
    })
  }
  return graph
}

/** A file that only re-exports. The bundler drops unused exports, so its imports do not count. */
export const isBarrel = (id: string) => id.endsWith('/reactstrap/esm/index.js')

/** Returns the given modules and everything they import, directly or not. */
export function reachOf(graph: ModuleGraph, ids: Iterable<string>): Set<string> {
  const reached = new Set<string>()
  const open = [...ids]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const found = reached.has(id) ? undefined : graph.get(id)
    if (!found) continue
    reached.add(id)
    if (!isBarrel(id)) open.push(...found.imports)
  }
  return reached
}

/** Returns the language of a file of texts, such as `en`; undefined for any other module. */
export function languageOf(id: string): string | undefined {
  return /\/(?:locales|texts)\/(\w\w)\.(?:json|ts)(?:\?nav)?$/.exec(id)?.[1]
}
