import { dirname } from 'node:path'
import { filesIn, type ImportGraph } from './graph.ts'
import { registries, samplesIn, withoutModule } from './registries.ts'

export interface Leftovers {
  /** The removed files, the files that only they needed, and their tests. */
  readonly gone: ReadonlySet<string>
  readonly edited: Readonly<Record<string, string>>
}

const isCode = (file: string) => /\.(m?tsx?|mjs|scss)$/.test(file)
/** Only the OpenAPI document imports these; they are removed with their contract. */
const isDescription = (file: string) => file.endsWith('/operations.ts')

/** Shared code stays for later modules. */
const isKit = (file: string) => /^src\/(@core|utility|redux\/app|@fake-db\/kit|views\/shared\/list)\//.test(file)

/** @returns the files and their imports, direct or not, without `gone` */
function reachedFrom(graph: ImportGraph, roots: Iterable<string>, gone: ReadonlySet<string>): Set<string> {
  const reached = new Set([...roots].filter((file) => !gone.has(file)))
  // The loop includes elements added to the set meanwhile.
  for (const file of reached) for (const next of graph.needsOf(file).files) if (!gone.has(next)) reached.add(next)
  return reached
}

/** Removes elements of the shell that need a subject: lines such as `{ability.can('read', 'Cart') && <Cart />}`. */
function withoutArea(text: string, subject: string): string {
  const shown = new RegExp(`^ *\\{\\w+\\.can\\('read', '${subject}'\\) && <(\\w+) />\\}\\n`, 'm')
  for (let found = shown.exec(text), rest = text; ; found = shown.exec(rest)) {
    if (!found) return rest
    rest = rest.replace(found[0], '').replace(new RegExp(`^import \\{ ${found[1] ?? ''} \\} from .+\\n`, 'm'), '')
  }
}

/**
 * Finds everything that is unused after removing files, and tests that need them.
 * @param own the removed files
 * @param subjects their ability subjects
 * @param begun texts of files that are edited already, by path
 */
export function leftoversOf(
  graph: ImportGraph,
  own: Iterable<string>,
  subjects: readonly string[],
  begun: Readonly<Record<string, string>>,
): Leftovers {
  const code = ['src', 'scripts'].flatMap((folder) => filesIn(graph.root, folder)).filter(isCode)
  const tests = filesIn(graph.root, 'tests').filter(isCode)
  const gone = new Set(own)
  const edited: Record<string, string> = { ...begun }
  for (const file of code.filter((name) => name.startsWith('src/layouts/') && !gone.has(name))) {
    const text = subjects.reduce(withoutArea, graph.read(file))
    if (text !== graph.read(file)) edited[file] = text
  }

  const needed = new Set(
    code
      .filter((file) => !isDescription(file))
      .flatMap((file) => graph.needsOf(file).files.filter((to) => to !== file)),
  )
  const roots = code.filter((file) => !needed.has(file) && !isDescription(file))
  const before = reachedFrom(graph, roots, new Set())
  const askedBefore = reachedFrom(graph.with({ [registries.samples]: '' }), roots, new Set())

  for (let size = -1; size !== gone.size;) {
    size = gone.size
    let samples = edited[registries.samples] ?? graph.read(registries.samples)
    const asked = reachedFrom(graph.with({ ...edited, [registries.samples]: '' }), roots, gone)
    for (const { key, contract, handlers } of samplesIn(samples)) {
      if (gone.has(handlers) || (askedBefore.has(contract) && !asked.has(contract)))
        samples = withoutModule(samples, key)
    }
    if (samples !== graph.read(registries.samples)) edited[registries.samples] = samples
    const after = reachedFrom(graph.with(edited), roots, gone)
    for (const file of before) if (file.startsWith('src/') && !isKit(file) && !after.has(file)) gone.add(file)
    for (const file of code.filter(isDescription)) if (gone.has(`${dirname(file)}/contract.ts`)) gone.add(file)
  }

  const left = graph.with(edited)
  const leadsToGone = (file: string) => [...reachedFrom(left, [file], new Set())].some((to) => gone.has(to))
  const supports = new Set(tests.flatMap((file) => graph.needsOf(file).files).filter((to) => to.startsWith('tests/')))
  const starts = tests.filter((file) => !supports.has(file))
  for (const test of starts) if (leadsToGone(test)) gone.add(test)
  const supported = reachedFrom(left, starts, gone)
  for (const file of supports) if (!supported.has(file)) gone.add(file)
  return { gone, edited }
}
