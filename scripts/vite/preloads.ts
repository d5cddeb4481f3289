import type { Plugin, Rolldown } from 'vite'
import { product } from '../../src/product.ts'
import type { ModuleGraph } from './moduleGraph.ts'
import { idOf, readGraph } from './moduleGraph.ts'
import type { PreloadMap } from './preload.ts'
import { preload } from './preload.ts'
import { readVisits } from './visits.ts'

const signIn = '/login'
const place = '/* %preloads% */'

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>

/** @param path as React Router takes it, such as `/apps/user/view/:id?` */
function patternOf(path: string): string {
  const steps = path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')
  return `^${steps.replace(/\/$/, '')}/?$`
}

/** React Router takes what stands in a pattern itself before what a parameter stands for. */
const parametersIn = ({ path }: { path: string }) => path.split(':').length

const languageOf = (id: string) => /(\w\w)\.\w+$/.exec(id)?.[1] ?? ''

/** The files that an import of modules makes a browser fetch, style sheets among them. */
function filesOf(bundle: Bundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const holders = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [idOf(id), chunk.fileName] as const)))

  return function reach(ids: readonly string[]): Set<string> {
    const files = new Set<string>()
    function visit(file: string | undefined) {
      const chunk = file === undefined || files.has(file) ? undefined : bundle[file]
      if (chunk?.type !== 'chunk') return
      files.add(chunk.fileName)
      chunk.viteMetadata?.importedCss.forEach((sheet) => files.add(sheet))
      chunk.imports.forEach(visit)
    }
    for (const id of ids) visit(holders.get(id))
    return files
  }
}

async function mapOf(graph: ModuleGraph, bundle: Bundle): Promise<PreloadMap> {
  const reach = filesOf(bundle)
  const inPage = reach(['src/main.tsx'])
  const files: string[] = []
  const without = (found: ReadonlySet<string>, ...others: ReadonlySet<string>[]) =>
    [...found].filter((file) => ![inPage, ...others].some((other) => other.has(file)))
  function numbersOf(names: readonly string[]): number[] {
    return names.map((name) => {
      if (!files.includes(name)) files.push(name)
      return files.indexOf(name)
    })
  }

  const visits = [...(await readVisits(graph))].sort((a, b) => parametersIn(a) - parametersIn(b))
  const pages = visits.map(({ path, isPublic, now, parts, later, texts }) => {
    const atOnce = reach([...now, ...parts])
    const textsIn = (language: string) => reach(texts.filter((id) => languageOf(id) === language))
    const usual = textsIn(product.language)
    const languages = [...new Set(texts.map(languageOf))]
    return [
      patternOf(path),
      isPublic ? 1 : 0,
      numbersOf(without(atOnce)),
      numbersOf(without(reach(later), atOnce)),
      // Another language comes with the usual one, which stands in for what its texts lack.
      Object.fromEntries(
        languages.map((language) => [language, numbersOf(without(new Set([...usual, ...textsIn(language)])))]),
      ),
    ] as const
  })
  return { files, pages, signIn: visits.findIndex(({ path }) => path === signIn) }
}

/**
 * Makes the page ask at once for all that it will import: the build knows the files of each address, the inline script of
 * `index.html` the address, the language and whether somebody is signed in. Has to stand before what hashes that script.
 */
export function preloads(): Plugin {
  let base = '/'
  let graph: ModuleGraph = new Map()
  return {
    name: 'preloads',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    buildEnd() {
      graph = readGraph(this)
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        if (!html.includes(place)) throw new Error(`index.html has no ${place} any more.`)
        const map = JSON.stringify(await mapOf(graph, bundle))
        const call = `;(${String(preload)})(${map}, ${JSON.stringify(base)}, isSignedIn, root.lang)`
        // As a function, for `$` has a meaning in a text that replaces another.
        return html.replace(place, () => call)
      },
    },
  }
}
