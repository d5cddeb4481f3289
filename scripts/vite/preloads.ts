import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import { minifySync } from 'vite'
import { product } from '../../src/product.ts'
import { assignChunks } from './chunks.ts'
import { idOf, languageOf, readGraph } from './moduleGraph.ts'
import { loginPath, patternOf, readPages, type Page } from './pages.ts'
import type { PreloadMap } from './preload.ts'
import { startPreloads } from './preload.ts'

const placeholder = '/* %preloads% */'
const entry = 'src/main.tsx'

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>

/** React Router prefers a path without parameters to one with. */
const parametersIn = ({ path }: Page) => path.split(':').length

/** Lists all scripts and style sheets of each page, with `*` in place of the language. */
function filesOf(pages: readonly Page[], bundle: Bundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [idOf(id), chunk.fileName] as const)))
  return new Map(
    pages.map((page) => {
      const texts = page.texts.filter((id) => languageOf(id) === product.language)
      const files = new Set<string>()
      const open = [entry, ...page.modules, ...texts].flatMap((id) => chunkOf.get(id) ?? [])
      for (let file = open.pop(); file !== undefined; file = open.pop()) {
        const chunk = files.has(file) ? undefined : bundle[file]
        if (chunk?.type !== 'chunk') continue
        files.add(file)
        chunk.viteMetadata?.importedCss.forEach((sheet) => files.add(sheet))
        open.push(...chunk.imports)
      }
      return [page, [...files].map((file) => file.replace(/(\/texts-.*)-\w\w(?=-[^-]+$)/, '$1-*'))] as const
    }),
  )
}

function mapOf(filesOfPages: ReadonlyMap<Page, readonly string[]>, inHtml: (file: string) => boolean): PreloadMap {
  const pages = [...filesOfPages.keys()].sort((a, b) => parametersIn(a) - parametersIn(b))
  const files = [...new Set([...filesOfPages.values()].flat())].filter((file) => !inHtml(file))
  return {
    files: files.map((file) => file.replace(/^assets\//, '')),
    languages: [
      ...new Set([product.language, ...pages.flatMap(({ texts }) => texts.flatMap((id) => languageOf(id) ?? []))]),
    ],
    loginPath,
    pages: pages.map((page) => {
      const indexes = files.flatMap((file, at) => (filesOfPages.get(page)?.includes(file) ? [at] : []))
      return [patternOf([page.path]), page.isPublic ? 1 : 0, indexes]
    }),
  }
}

/** The file name of a chunk. All languages share a hash, so that `index.html` lists their files once. */
function nameOf({ name, moduleIds }: Rolldown.PreRenderedChunk, textsHash: string): string {
  if (name.startsWith('texts-')) return `assets/[name]-${textsHash}.js`
  const isSample = moduleIds.length > 0 && moduleIds.every((id) => idOf(id).startsWith('src/@fake-db/'))
  return `assets/${isSample && name !== 'sample' ? 'sample-' : ''}[name]-[hash:7].js`
}

/**
 * Assigns modules to chunks ({@link assignChunks}), and writes the files of each page into the inline script of `index.html`, which
 * preloads those of the current URL. Must run before the plugin that hashes this script.
 */
export function preloads() {
  let base = '/'
  let pages: readonly Page[] = []
  let chunks: ReadonlyMap<string, string> = new Map()
  let textsHash = ''
  const plugin: Plugin = {
    name: 'preloads',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    async buildEnd(error) {
      if (error) return
      const graph = readGraph(this)
      pages = await readPages(graph, this.environment.config.define ?? {})
      chunks = assignChunks(graph, pages)
      const hash = createHash('sha256')
      for (const [id, { code }] of graph) if (languageOf(id) !== undefined) hash.update(code)
      // Hexadecimal: `filesOf` finds the language before the last hyphen.
      textsHash = hash.digest('hex').slice(0, 8)
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        if (!html.includes(placeholder)) throw new Error(`index.html has no ${placeholder}.`)
        const map = JSON.stringify(mapOf(filesOf(pages, bundle), (file) => html.includes(file)))
        const call = `;(${String(startPreloads)})(${map}, ${JSON.stringify(base)}, isLoggedIn)`
        // Functions, because `$` has a meaning in a replacement text.
        return html
          .replace(placeholder, () => call)
          .replace(/(?<=<script>)[\s\S]*?(?=<\/script>)/g, (code) => minifySync('boot.js', code).code)
      },
    },
    // For `npm run size`.
    generateBundle(_, bundle) {
      const listed = [...filesOf(pages, bundle)].map(([{ address, isPublic }, files]) => {
        return { path: address, isPublic, files: files.map((file) => file.replace('*', product.language)) }
      })
      this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(listed, null, 2) })
    },
  }
  return {
    plugin,
    /** The name of a module's chunk; null leaves it to the bundler. */
    chunkOf: (moduleId: string) => chunks.get(idOf(moduleId)) ?? null,
    fileOf: (chunk: Rolldown.PreRenderedChunk) => nameOf(chunk, textsHash),
  }
}
