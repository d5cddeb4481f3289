import type { Plugin, Rolldown } from 'vite'
import { minifySync } from 'vite'
import { product } from '../../src/product.ts'
import { inLanguage, languageOf } from './languages.ts'
import { idOf } from './moduleGraph.ts'
import type { Pages } from './pages.ts'
import type { PreloadMap, Steps } from './preload.ts'
import { startPreloads } from './preload.ts'
import type { Visit } from './visits.ts'
import { patternOf, loginPath } from './visits.ts'

const place = '/* %preloads% */'

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>

/** React Router takes what stands in a pattern itself before what a parameter stands for. */
const parametersIn = ({ path }: { path: string }) => path.split(':').length

const entry = 'src/main.tsx'

/** Returns the scripts and style sheets that an import of modules fetches. */
type Fetches = (ids: readonly string[]) => Set<string>

function fetchesOf(bundle: Bundle): Fetches {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const holders = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [idOf(id), chunk.fileName] as const)))
  return (ids) => {
    const files = new Set<string>()
    const open = ids.flatMap((id) => holders.get(id) ?? [])
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      const chunk = files.has(file) ? undefined : bundle[file]
      if (chunk?.type !== 'chunk') continue
      files.add(file)
      chunk.viteMetadata?.importedCss.forEach((sheet) => files.add(sheet))
      open.push(...chunk.imports)
    }
    return files
  }
}

/** The files of a page, without its texts: those it is shown with, and those it fetches afterwards. */
function filesOf({ now, parts, ahead, later }: Visit, fetchesFor: Fetches) {
  return { atOnce: fetchesFor([...now, ...parts, ...ahead]), later: fetchesFor(later) }
}

/** All files of a build stand in one folder, which need not be said of each. */
const nameOf = (file: string) => file.replace(/^assets\//, '')

const stepsOf = (numbers: readonly number[]): Steps => numbers.map((number, at) => number - (numbers[at - 1] ?? 0))

function mapOf(visits: readonly Visit[], bundle: Bundle): PreloadMap {
  const fetchesFor = fetchesOf(bundle)
  const inPage = fetchesFor([entry])
  const files: string[] = []
  function numbersOf(names: ReadonlySet<string>, others = new Set<string>()): number[] {
    const added = [...names].filter((name) => !inPage.has(name) && !others.has(name))
    files.push(...added.filter((name) => !files.includes(name)))
    return added.map((name) => files.indexOf(name)).sort((a, b) => a - b)
  }

  const usual = [...new Set(visits.flatMap(({ texts }) => texts))].filter((id) => languageOf(id) === product.language)
  /** With a star in place of the language. */
  function textsOf(ids: readonly string[], language: string): string[] {
    const names = [...fetchesFor(ids.map((id) => inLanguage(id, language)))].filter((name) => !inPage.has(name))
    return names.map((name) => name.replace(`-${language}-`, '-*-'))
  }
  const texts = textsOf(usual, product.language)
  const languages = [
    ...new Set([product.language, ...visits.flatMap(({ texts }) => texts.flatMap((id) => languageOf(id) ?? []))]),
  ]
  if (languages.some((language) => textsOf(usual, language).join() !== texts.join()))
    throw new Error('The files of texts have other names in another language.')

  const sorted = [...visits].sort((a, b) => parametersIn(a) - parametersIn(b))
  /** Addresses that need the same share a line, so that the map is no longer than it has to be. */
  const lines = new Map<string, { paths: string[]; needs: readonly [0 | 1, Steps, Steps, readonly number[]] }>()
  for (const visit of sorted) {
    const { path, isPublic, texts: ids } = visit
    const { atOnce, later } = filesOf(visit, fetchesFor)
    const needs = [
      isPublic ? 1 : 0,
      stepsOf(numbersOf(atOnce)),
      stepsOf(numbersOf(later, atOnce)),
      textsOf(
        ids.filter((id) => usual.includes(id)),
        product.language,
      ).map((name) => texts.indexOf(name)),
    ] as const
    const key = JSON.stringify([parametersIn({ path }), needs])
    lines.set(key, { paths: [...(lines.get(key)?.paths ?? []), path], needs })
  }
  return {
    files: files.map(nameOf),
    pages: [...lines.values()].map(({ paths, needs }) => [patternOf(paths), ...needs] as const),
    texts: texts.map(nameOf),
    languages,
    login: [...lines.values()].findIndex(({ paths }) => paths.includes(loginPath)),
    loginPath,
  }
}

/** All scripts and style sheets of each page, in the product's language. */
function pageFilesOf(visits: readonly Visit[], bundle: Bundle) {
  const fetchesFor = fetchesOf(bundle)
  return visits.map((visit) => {
    const { atOnce, later } = filesOf(visit, fetchesFor)
    const texts = visit.texts.filter((id) => languageOf(id) === product.language)
    const files = new Set([...fetchesFor([entry, ...texts]), ...atOnce, ...later])
    return { path: visit.address, isPublic: visit.isPublic, files: [...files] }
  })
}

/**
 * Makes the page ask at once for all that it will import: the build knows the files of each address, the inline script of
 * `index.html` the address, the language and whether somebody is signed in. Has to stand before what hashes that script.
 */
export function preloads({ visits }: Pages): Plugin {
  let base = '/'
  return {
    name: 'preloads',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        if (!html.includes(place)) throw new Error(`index.html has no ${place} any more.`)
        const map = JSON.stringify(mapOf(visits(), bundle))
        const call = `;(${String(startPreloads)})(${map}, ${JSON.stringify(base)}, isSignedIn)`
        // By functions, for `$` has a meaning in a text that replaces another.
        return html
          .replace(place, () => call)
          .replace(/(?<=<script>)[\s\S]*?(?=<\/script>)/g, (code) => minifySync('boot.js', code).code)
      },
    },
    // `npm run size` reads it.
    generateBundle(_, bundle) {
      const source = JSON.stringify(pageFilesOf(visits(), bundle), null, 2)
      this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source })
    },
  }
}
