import type { Plugin } from 'vite'

/** The entry loads the app on demand; the page asks for both at once, which saves a round trip. */
export function preloadApp(): Plugin {
  return {
    name: 'preload-app',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {}, chunk }) {
        const isApp = (file: string) =>
          bundle[file]?.type === 'chunk' && bundle[file].facadeModuleId?.endsWith('/src/App.tsx') === true
        return (chunk?.dynamicImports ?? []).filter(isApp).map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `${base}${file}` },
          injectTo: 'head' as const,
        }))
      },
    },
    configResolved(config) {
      base = config.base
    },
  }
}

let base = '/'
