import type { Plugin } from 'vite'
import type { ModuleManifest } from '../../src/@core/module/defineModule.ts'
import { patternOf, readModules } from './pages.ts'

/**
 * Lists the pages without the shell in the first script of `index.html`, which then draws no outline of it.
 * @param html with the placeholder `%blankPages%`
 * @param base path that the product is served under, with a slash at both ends
 */
export function fillBlankPages(html: string, modules: readonly ModuleManifest[], base: string): string {
  const routes = modules.flatMap((module) => module.routes).filter(({ layout }) => layout === 'blank')
  const pattern = patternOf(routes.map(({ path }) => base.slice(0, -1) + path))
  return html.replace('%blankPages%', () => pattern)
}

/** Reads the pages without the shell from the manifests; {@link fillBlankPages}. */
export function blankPages(): Plugin {
  let base = '/'
  let define: Parameters<typeof readModules>[0] = {}
  let modules: ReturnType<typeof readModules> | undefined
  return {
    name: 'blank-pages',
    configResolved(config) {
      base = config.base
      define = config.define ?? {}
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        modules ??= readModules(define)
        return fillBlankPages(html, await modules, base)
      },
    },
  }
}
