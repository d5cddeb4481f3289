import { readFile } from 'node:fs/promises'
import { builtinResolvers, parse } from 'react-docgen'
import type { Plugin } from 'vite'

const query = '?props'

/** A property of a component, as its source has it. */
interface Prop {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  /** What it is where it is not given, as code; `''` for nothing. */
  readonly usual: string
  readonly text: string
}

/** A component with its doc comment and its properties. */
interface ComponentProps {
  readonly name: string
  readonly text: string
  readonly props: readonly Prop[]
}

const oneLine = (text = '') => text.replace(/\s+/g, ' ').trim()

function read(file: string, source: string): ComponentProps[] {
  // Of `readonly` the library makes an unknown type.
  const documents = parse(source.replace(/\breadonly (?=[\w({[])/g, ''), {
    filename: file,
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
    babelOptions: { babelrc: false, configFile: false },
  })
  return documents.map(({ displayName = '', description, props = {} }) => ({
    name: displayName,
    text: oneLine(description),
    props: Object.entries(props).map(([name, { tsType, required = false, defaultValue, description: about }]) => ({
      name,
      type: oneLine(tsType && 'raw' in tsType ? tsType.raw : tsType?.name),
      isRequired: required,
      usual: typeof defaultValue?.value === 'string' ? oneLine(defaultValue.value) : '',
      text: oneLine(about),
    })),
  }))
}

/**
 * Reads the properties of the components that a file exports: `import props from '@core/components/Accordion.tsx?props'`. What is said
 * of them are the doc comments in the source.
 */
export function componentProps(): Plugin {
  return {
    name: 'component-props',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(query)) return null
      const file = id.slice(0, -query.length)
      this.addWatchFile(file)
      return { code: `export default ${JSON.stringify(read(file, await readFile(file, 'utf8')))}`, moduleType: 'js' }
    },
  }
}
