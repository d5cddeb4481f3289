import type { Plugin } from 'vite'
import type { ModuleManifest } from '../../src/@core/module/defineModule.ts'
import { languages } from '../../src/configs/languages.ts'
import { contentWidths, directions, menuLayouts, primaries, skins } from '../../src/utility/preferences.ts'
import { defaultPreferences, primaryColors, product } from '../../src/product.ts'
import { patternOf, readModules } from './pages.ts'

/** Values that the first script of `index.html` accepts from local storage. */
const choices = {
  skins,
  directions,
  primaries,
  menuLayouts,
  contentWidths,
  languages: languages.map(({ code }) => code),
  rightToLeft: languages.filter(({ direction }) => direction === 'rtl').map(({ code }) => code),
}

/** Sass for the start of every style sheet: passes the primary colors to the palette. */
export function withColors(): string {
  const themes = Object.entries(primaryColors).map(
    ([name, { light, dark }]) => `'${name}': (light: (${light.join()}), dark: (${dark.join()}))`,
  )
  const variables = `$primaries: (${themes.join()}), $primary: '${defaultPreferences.primary}'`
  return `@use '@core/scss/palette' as product-colors with (${variables});\n`
}

/**
 * Fills the placeholders of `index.html`, such as `%product.name%`.
 * @param base path that the product is served under, with a slash at both ends
 * @throws Error for a name that `src/product.ts` lacks
 */
export function fillPage(html: string, modules: readonly ModuleManifest[], base: string): string {
  const facts: Readonly<Record<string, string | boolean>> = { ...product, ...defaultPreferences }
  const routes = modules.flatMap((module) => module.routes)
  const blank = routes.filter(({ layout }) => layout === 'blank')
  const pagePreferences = routes.flatMap(({ path, preferences }) =>
    preferences ? [[path.replace('/layouts/', ''), preferences] as const] : [],
  )
  return html
    .replace('%pagePreferences%', JSON.stringify(Object.fromEntries(pagePreferences)))
    .replace('%choices%', JSON.stringify(choices))
    .replace('%blankPages%', () => blank.map(({ path }) => patternOf(base.slice(0, -1) + path)).join('|'))
    .replace(/%product\.(\w+)%/g, (_, name: string) => {
      if (facts[name] === undefined) throw new Error(`There is no "${name}" in src/product.ts.`)
      return String(facts[name])
    })
}

const manifest = JSON.stringify({
  name: product.name,
  short_name: product.name,
  description: product.description,
  start_url: '.',
  display: 'browser',
  background_color: '#f6f7fb',
  theme_color: primaryColors[defaultPreferences.primary].light[0],
  icons: [192, 512].map((size) => ({
    src: `images/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })),
})

/**
 * Fills `index.html` ({@link fillPage}), and creates the web app manifest (https://www.w3.org/TR/appmanifest/).
 * @param define constants of the build; some of them remove routes
 */
export function productFacts(base: string, define: Readonly<Record<string, string>>): Plugin {
  const fileName = 'site.webmanifest'
  let modules: ReturnType<typeof readModules> | undefined
  return {
    name: 'product-facts',
    configureServer() {
      modules = readModules(define)
      modules.catch(() => undefined) // The page's request reports the error.
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server }) {
        modules ??= readModules(define)
        // Only a build has the file.
        const attrs = { rel: 'manifest', href: `${base}${fileName}` }
        return {
          html: fillPage(html, await modules, base),
          tags: server ? [] : [{ tag: 'link', attrs, injectTo: 'head' }],
        }
      },
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: manifest })
    },
  }
}
