import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** Texts of an edited locale file. */
interface LocaleUpdate {
  /** Folder of the `locales` folder, such as `src/views/apps/user`. */
  readonly folder: string
  readonly language: string
  readonly texts: Readonly<Record<string, unknown>>
}

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    'locale-update': LocaleUpdate
  }
}

/**
 * Sends an edited locale file to the pages of the dev server; `src/texts.ts` replaces their texts. Otherwise the page would reload and
 * lose open dialogs and typed text.
 */
export function localeUpdates(): Plugin {
  return {
    name: 'locale-updates',
    apply: 'serve',
    async hotUpdate({ type, file, modules, timestamp, read }) {
      const { name, config, moduleGraph, hot, logger } = this.environment
      const path = relative(config.root, file).replaceAll('\\', '/')
      const [, folder, language] = /^(src\/.+)\/locales\/(\w+)\.json$/.exec(path) ?? []
      if (name !== 'client' || type !== 'update' || folder === undefined || language === undefined) return undefined
      // A reload of the page gets the new texts, too.
      for (const module of modules) moduleGraph.invalidateModule(module, new Set(), timestamp)
      try {
        const texts = JSON.parse(await read()) as LocaleUpdate['texts']
        hot.send('locale-update', { folder, language, texts })
      } catch (error) {
        logger.error(`${path}: ${error instanceof Error ? error.message : String(error)}`)
      }
      return []
    },
  }
}
