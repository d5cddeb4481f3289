import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const query = '?nav'

/**
 * Provides the page titles of a module, without its other texts: `import names from './locales/en.json?nav'`. The shell loads those
 * of all modules.
 */
export function navTexts(): Plugin {
  return {
    name: 'nav-texts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(`.json${query}`)) return null
      const file = id.slice(0, -query.length)
      this.addWatchFile(file)
      const { nav = {} } = JSON.parse(await readFile(file, 'utf8')) as { nav?: object }
      return { code: `export default ${JSON.stringify(nav)}`, moduleType: 'js' }
    },
  }
}
