import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runnerImport, type Plugin } from 'vite'

type AddData = (code: string, file: string) => string | Promise<string>
type Steps = readonly string[]
type Colors = Readonly<Record<string, { readonly light: Steps; readonly dark: Steps }>>

interface Product {
  readonly primaryColors: Colors
  readonly defaultPreferences: { readonly primary: string }
}

const at = (path: string) => resolve(import.meta.dirname, path)

async function withColors(): Promise<string> {
  const { module } = await runnerImport<Product>(at('src/product.ts'))
  const themes = Object.entries(module.primaryColors).map(
    ([name, { light, dark }]) => `'${name}': (light: (${light.join()}), dark: (${dark.join()}))`,
  )
  const variables = `$primaries: (${themes.join()}), $primary: '${module.defaultPreferences.primary}'`
  return `@use '@core/scss/palette' as product-colors with (${variables});\n`
}

interface Scope {
  scopeSheet(code: string, file: string): Promise<string>
}

/** The app's own files keep their styles unchanged. */
function isCopied(file: string): boolean {
  const path = relative(import.meta.dirname, file).replaceAll('\\', '/')
  const [, folder] = /^(src\/views\/[^/]+\/[^/]+)\//.exec(path) ?? []
  return (
    /^src\/(@core|host|views\/shared)\//.test(path) || (folder !== undefined && existsSync(at(`${folder}/module.ts`)))
  )
}

/** Marks a package's style sheet that a copied file imports. The app may import the same sheet for itself. */
const mark = '?scoped'

/**
 * Settings of Vite for copied modules: aliases, colors for style sheets, class names. Limits the copied style sheets to the copied
 * pages. Files of the app keep their settings.
 */
export function copiedModules(): Plugin {
  return {
    name: 'copied-modules',
    async config({ css }) {
      const colors = await withColors()
      const own: unknown = css?.preprocessorOptions?.scss?.additionalData
      const ownData = async (code: string, file: string) =>
        typeof own === 'function' ? (own as AddData)(code, file) : (typeof own === 'string' ? own : '') + code
      // Prevents a second axios (axios-mock-adapter) and a second apexcharts (react-apexcharts).
      const only = { axios: 'axios/index.js', apexcharts: 'apexcharts/dist/apexcharts.esm.js' }
      const files = Object.entries(only).map(([name, file]) => [name, at(`node_modules/${file}`)])
      return {
        resolve: {
          alias: [
            { find: '@core', replacement: at('src/@core') },
            { find: '@fake-db', replacement: at('src/@fake-db') },
            { find: /^@\//, replacement: `${at('src')}/` },
            ...files.flatMap(([name = '', file = '']) =>
              existsSync(file) ? [{ find: new RegExp(`^${name}$`), replacement: file }] : [],
            ),
          ],
        },
        css: {
          // Keeps names with hyphens, which the app may use.
          modules: { localsConvention: 'camelCase' },
          preprocessorOptions: {
            scss: {
              quietDeps: true,
              silenceDeprecations: ['import'],
              additionalData: async (code: string, file: string) =>
                isCopied(file) ? colors + code : ownData(code, file),
            },
          },
        },
      }
    },
    resolveId: {
      order: 'pre',
      async handler(source, importer) {
        if (!/^[^.].*\.css$/.test(source) || importer === undefined || !isCopied(importer)) return null
        const found = await this.resolve(source, importer, { skipSelf: true })
        return found && { ...found, id: found.id + mark }
      },
    },
    /** Runs on compiled sheets, after the app's own PostCSS. */
    async transform(code, id) {
      const [file = ''] = id.split('?')
      if (!id.endsWith(mark) && !(/\.s?css$/.test(file) && !/\?.*\braw\b/.test(id) && isCopied(file))) return null
      const { scopeSheet } = (await import(pathToFileURL(at('scripts/vite/scope.mjs')).href)) as Scope
      return { code: await scopeSheet(code, file), map: null }
    },
  }
}
