import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const query = '?nav'

/**
 * Reads, of a module's texts, no more than what its pages are called: `import names from './locales/en.json?nav'`. The shell needs
 * these of all modules at once, and nothing of the rest.
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
