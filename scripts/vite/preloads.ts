import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import { minifySync } from 'vite'
import { languages } from '../../src/configs/languages.ts'
import { product } from '../../src/product.ts'
import { assignChunks } from './chunks.ts'
import { idOf, languageOf, readGraph } from './moduleGraph.ts'
import { loginPath, pagesOf, patternOf, readModules, type Page } from './pages.ts'
import { startPreloads, type PreloadMap } from './preload.ts'

const placeholder = '/* %preloads% */'

/** Adds to each page its scripts and style sheets, with `*` in place of the language. */
function withFiles(pages: readonly Page[], bundle: Rolldown.OutputBundle) {
  const chunkOf = new Map<string, string>()
  for (const file of Object.values(bundle))
    if (file.type === 'chunk') for (const id of file.moduleIds) chunkOf.set(idOf(id), file.fileName)
  return pages.map((page) => {
    const texts = page.texts.filter((id) => languageOf(id) === product.language)
    const files = new Set(['src/main.tsx', ...page.modules, ...texts].flatMap((id) => chunkOf.get(id) ?? []))
    // The loop includes elements added to the set meanwhile.
    for (const file of files) {
      const chunk = bundle[file]
      if (chunk?.type === 'chunk')
        [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])].forEach((next) => files.add(next))
    }
    return { ...page, files: [...files].map((file) => file.replace(/(\/texts-.*)-\w\w(?=-[^-]+$)/, '$1-*')) }
  })
}

function mapOf(base: string, pages: ReturnType<typeof withFiles>, html: string): PreloadMap {
  const all = pages.flatMap((page) => page.files).filter((file) => !html.includes(file))
  const uses = new Map<string, number>()
  for (const file of all) uses.set(file, (uses.get(file) ?? 0) + 1)
  // Files of many pages first: short indexes compress better.
  const files = [...uses].sort(([, a], [, b]) => b - a).map(([file]) => file)
  // React Router prefers a path without parameters to one with.
  const sorted = pages.toSorted((a, b) => a.path.split(':').length - b.path.split(':').length)
  return {
    base,
    files: files.map((file) => file.replace(/^assets\//, '')),
    languages: [...new Set([product.language, ...languages.map(({ code }) => code)])],
    loginPath: base.slice(0, -1) + loginPath,
    pages: sorted.map((page) => {
      const indexes = page.files.map((file) => files.indexOf(file)).filter((index) => index >= 0)
      return [patternOf(base.slice(0, -1) + page.path), page.isPublic ? 1 : 0, indexes.sort((a, b) => a - b)]
    }),
  }
}

/**
 * Assigns modules to chunks ({@link assignChunks}), and writes the files of each page into the inline script of `index.html`, which
 * preloads those of the current URL. Must run before the plugin that hashes this script.
 * @param base path that the product is served under, with a slash at both ends
 */
export function preloads(base: string) {
  let pages: readonly Page[] = []
  let chunks: ReadonlyMap<string, string> = new Map()
  let textsHash = ''
  const plugin: Plugin = {
    name: 'preloads',
    apply: 'build',
    async buildEnd(error) {
      if (error) return
      const graph = readGraph(this)
      pages = pagesOf(graph, await readModules(this.environment.config.define))
      chunks = assignChunks(graph, pages)
      const hash = createHash('sha256')
      for (const [id, { code }] of graph) if (languageOf(id) !== undefined) hash.update(code)
      // Hexadecimal: `withFiles` finds the language before the last hyphen.
      textsHash = hash.digest('hex').slice(0, 8)
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        if (!html.includes(placeholder)) throw new Error(`index.html has no ${placeholder}.`)
        const map = mapOf(base, withFiles(pages, bundle), html)
        const call = `;(${String(startPreloads)})(${JSON.stringify(map)}, isLoggedIn)`
        // Functions, because `$` has a meaning in a replacement text.
        return html
          .replace(placeholder, () => call)
          .replace(/(?<=<script>)[\s\S]*?(?=<\/script>)/g, (code) => minifySync('boot.js', code).code)
      },
    },
    // For `npm run size`.
    generateBundle(_, bundle) {
      const listed = withFiles(pages, bundle).map(({ path, isPublic, files }) => {
        return { path, isPublic, files: files.map((file) => file.replace('*', product.language)) }
      })
      this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(listed, null, 2) })
    },
  }
  return {
    plugin,
    /** The name of a module's chunk; null leaves it to the bundler. */
    chunkOf: (moduleId: string) => chunks.get(idOf(moduleId)) ?? null,
    /** The file name of a chunk. All languages share a hash, so that `index.html` lists their files once. */
    fileOf({ name, moduleIds }: Rolldown.PreRenderedChunk) {
      if (name.startsWith('texts-')) return `assets/[name]-${textsHash}.js`
      const isSample = moduleIds.length > 0 && moduleIds.every((id) => idOf(id).startsWith('src/@fake-db/'))
      return `assets/${isSample && name !== 'sample' ? 'sample-' : ''}[name]-[hash:7].js`
    },
  }
}
