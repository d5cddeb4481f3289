import { readFile } from 'node:fs/promises'
import { builtinResolvers, parse, type Documentation } from 'react-docgen'
import type { Plugin } from 'vite'

const query = '?props'

const oneLine = (text = '') => text.replace(/\s+/g, ' ').trim()

const textOf = (comment = '') => oneLine(comment.replace(/^\s*@[^]*/m, '').replace(/\{@link (\S+?)\}/g, '`$1`'))

/** The type as in the source, without `| undefined` of optional props. */
function typeOf({ tsType, required = false }: NonNullable<Documentation['props']>[string]) {
  const written = oneLine(tsType && 'raw' in tsType ? tsType.raw : tsType?.name)
  return !required && tsType?.name === 'union' ? written.replace(/ \| undefined$/, '') : written
}

/** Returns what `*?props` declares in src/vite-env.d.ts. */
export function readProps(file: string, source: string) {
  // The parser rejects `readonly`.
  const documents = parse(source.replace(/\breadonly (?=[\w({[])/g, ''), {
    filename: file,
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
    babelOptions: { babelrc: false, configFile: false },
  })
  return documents.map(({ displayName = '', description, props = {} }) => ({
    name: displayName,
    text: textOf(description),
    props: Object.entries(props).map(([name, prop]) => ({
      name,
      type: typeOf(prop),
      isRequired: prop.required ?? false,
      usual: typeof prop.defaultValue?.value === 'string' ? oneLine(prop.defaultValue.value) : '',
      text: textOf(prop.description),
    })),
  }))
}

/** Provides the props of a file's exported components, with their doc comments: `import props from '…/Accordion.tsx?props'`. */
export function componentProps(): Plugin {
  return {
    name: 'component-props',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(query)) return null
      const file = id.slice(0, -query.length)
      this.addWatchFile(file)
      return {
        code: `export default ${JSON.stringify(readProps(file, await readFile(file, 'utf8')))}`,
        moduleType: 'js',
      }
    },
  }
}
