import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const name = 'virtual:used-icons'
const sources = fileURLToPath(new URL('../../src/', import.meta.url))
const library = fileURLToPath(new URL('../../node_modules/lucide-react/dist/esm/', import.meta.url))

/** The file of each icon, by name. */
function readIconFiles(): ReadonlyMap<string, string> {
  const exports = readFileSync(`${library}lucide-react.mjs`, 'utf8').matchAll(/export \{([^}]+)\} from '\.\/(.+?)'/g)
  return new Map(
    [...exports].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, library + file] as const),
    ),
  )
}

/** The names of all imported icons, sorted. */
function readUsed(): string[] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const imports = files.flatMap((file) => [
    ...readFileSync(sources + file, 'utf8').matchAll(/import \{([^}]+)\} from 'lucide-react'/g),
  ])
  const named = imports.flatMap(([, names = '']) => names.split(',').map((one) => one.trim().replace(/ as .*/s, '')))
  return [...new Set(named)].sort((a, b) => a.localeCompare(b, 'en'))
}

/**
 * Provides the drawings of all icons in use: `import icons from 'virtual:used-icons'`. The page that shows them must not import the
 * icons: each would become a chunk that other pages have to load.
 */
export function usedIcons(): Plugin {
  return {
    name: 'used-icons',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null
      const paths = readIconFiles()
      const icons = readUsed().map(async (icon) => {
        const path = paths.get(icon)
        if (!path?.includes('/icons/')) return []
        // Missing in the library's types.
        const { __iconData: data } = (await import(pathToFileURL(path).href)) as { __iconData: { node: unknown } }
        return { name: icon, node: data.node }
      })
      return { code: `export default ${JSON.stringify((await Promise.all(icons)).flat())}`, moduleType: 'js' }
    },
  }
}
