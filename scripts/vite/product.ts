import type { Plugin } from 'vite'
import { defaultPreferences, primaryColours, product } from '../../src/product.ts'
import { looks } from '../../src/views/layouts/gallery/looks.ts'

const primary = primaryColours[defaultPreferences.primary]

/** What every style sheet begins with: the palette is given the primary colours, and which of them is the default. */
export function withColours(): string {
  const themes = Object.entries(primaryColours).map(
    ([name, { light, dark }]) => `'${name}': (light: (${light.join()}), dark: (${dark.join()}))`,
  )
  const variables = `$primaries: (${themes.join()}), $primary: '${defaultPreferences.primary}'`
  return `@use '@core/scss/palette' as product-colours with (${variables});\n`
}

/**
 * Puts the product's facts where a page's HTML names one, such as `%product.name%`, and the looks of pages of their own.
 * @throws Error for a name that is none
 */
export function fillPage(html: string): string {
  const facts: Readonly<Record<string, string | boolean>> = { ...product, ...defaultPreferences }
  return html.replace('%looks%', JSON.stringify(looks)).replace(/%product\.(\w+)%/g, (_, name: string) => {
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
  theme_color: primary.light[0],
  icons: [192, 512].map((size) => ({
    src: `images/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })),
})

/** Writes the product's facts into the page, and the web app manifest (https://www.w3.org/TR/appmanifest/). */
export function productFacts(): Plugin {
  const fileName = 'site.webmanifest'
  let base = '/'
  return {
    name: 'product-facts',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => ({
        html: fillPage(html),
        tags: [{ tag: 'link', attrs: { rel: 'manifest', href: `${base}${fileName}` }, injectTo: 'head' }],
      }),
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_, response) => {
        response.setHeader('Content-Type', 'application/manifest+json')
        response.end(manifest)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: manifest })
    },
  }
}
