import type { Plugin } from 'vite'
import { readDocs } from './docs/readDocs.ts'
import { SourceFile } from './docs/sourceFile.ts'

const query = '?props'

/** Returns what `*?props` declares in src/vite-env.d.ts. @param src the folder that import aliases start from */
export function readProps(file: string, src: string) {
  return readDocs(new SourceFile(file, src))
    .filter(({ kind }) => kind === 'component')
    .map(({ name, text, props }) => ({ name, text, props }))
}

/** Provides the props of a file's exported components, with their doc comments: `import props from '…/Accordion.tsx?props'`. */
export function componentProps(): Plugin {
  return {
    name: 'component-props',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(query)) return null
      const file = id.slice(0, -query.length)
      this.addWatchFile(file)
      const props = readProps(file, `${this.environment.config.root}/src`)
      return { code: `export default ${JSON.stringify(props)}`, moduleType: 'js' }
    },
  }
}
