import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const name = 'virtual:used-icons'
const sources = fileURLToPath(new URL('../../src/', import.meta.url))

/** `Icon` draws any icon, so it is excluded. */
function readUsed(): string[] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const code = files.map((file) => readFileSync(sources + file, 'utf8')).join('\n')
  const imports = [...code.matchAll(/import \{([^}]+)\} from 'lucide-react'/g)]
  const named = imports.flatMap(([, names = '']) => names.split(',').map((one) => one.trim().replace(/ as .*/s, '')))
  return [...new Set(named)].filter((icon) => /^(?!Icon$)\w+$/.test(icon)).sort((a, b) => a.localeCompare(b, 'en'))
}

/** An icon without its types, which hide `render`. */
interface Icon {
  readonly render: (props: object, ref: null) => { readonly props: { readonly icon: { readonly node: unknown } } }
}

/**
 * Provides the drawings of all icons in use: `import icons from 'virtual:used-icons'`. The page that shows them must not import the
 * icons: each would become a chunk that other pages have to load.
 */
export function usedIcons(): Plugin {
  return {
    name: 'used-icons',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null
      const library = createRequire(import.meta.url)('lucide-react') as Readonly<Record<string, Icon>>
      const icons = readUsed().map((icon) => ({ name: icon, node: library[icon]?.render({}, null).props.icon.node }))
      return { code: `export default ${JSON.stringify(icons)}`, moduleType: 'js' }
    },
  }
}
