import { readFile } from 'node:fs/promises'
import { builtinResolvers, parse, type Documentation } from 'react-docgen'
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

type PropDescriptor = NonNullable<Documentation['props']>[string]

const oneLine = (text = '') => text.replace(/\s+/g, ' ').trim()

/** What a doc comment says, without its tags; what it links to is code. */
const textOf = (comment = '') => oneLine(comment.replace(/^\s*@[^]*/m, '').replace(/\{@link (\S+?)\}/g, '`$1`'))

/** The type as it is written. Where a property may be left out, the question mark after its name says that it may be undefined. */
function typeOf({ tsType, required = false }: PropDescriptor) {
  const written = oneLine(tsType && 'raw' in tsType ? tsType.raw : tsType?.name)
  return !required && tsType?.name === 'union' ? written.replace(/ \| undefined$/, '') : written
}

function read(file: string, source: string): ComponentProps[] {
  // Of `readonly` the library makes an unknown type.
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
