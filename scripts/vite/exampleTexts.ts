import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const query = '?examples'

/** Texts with only a title and an optional sentence, by their keys: `slider.range`. */
function examplesIn(texts: object, prefix = ''): [key: string, example: object][] {
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return []
    const { title, text, ...others } = value as Readonly<Record<string, unknown>>
    const isExample = typeof title === 'string' && typeof text !== 'object' && Object.keys(others).length === 0
    return isExample ? [[prefix + name, value]] : examplesIn(value, `${prefix + name}.`)
  })
}

/**
 * Provides titles and sentences of a module's examples, without its other texts: `import examples from './locales/en.json?examples'`.
 * The search loads those of all modules.
 */
export function exampleTexts(): Plugin {
  return {
    name: 'example-texts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(`.json${query}`)) return null
      const file = id.slice(0, -query.length)
      this.addWatchFile(file)
      const texts = JSON.parse(await readFile(file, 'utf8')) as object
      return { code: `export default ${JSON.stringify(Object.fromEntries(examplesIn(texts)))}`, moduleType: 'js' }
    },
  }
}
