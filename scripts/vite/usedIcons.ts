import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const name = 'virtual:used-icons'
const sources = fileURLToPath(new URL('../../src/', import.meta.url))
const library = fileURLToPath(new URL('../../node_modules/lucide-react/dist/esm/', import.meta.url))

/** The file of each icon. */
function readIconFiles(): ReadonlyMap<string, string> {
  const exports = readFileSync(`${library}lucide-react.mjs`, 'utf8').matchAll(/export \{([^}]+)\} from '\.\/(.+?)'/g)
  return new Map(
    [...exports].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, library + file] as const),
    ),
  )
}

/** The names of all icons that the sources import, in their order. */
function readUsed(): string[] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const imports = files.flatMap((file) => [
    ...readFileSync(sources + file, 'utf8').matchAll(/import \{([^}]+)\} from 'lucide-react'/g),
  ])
  const named = imports.flatMap(([, names = '']) => names.split(',').map((one) => one.trim().replace(/ as .*/s, '')))
  return [...new Set(named)].sort((a, b) => a.localeCompare(b, 'en'))
}

/**
 * The icons that the product uses, as drawings: `import icons from 'virtual:used-icons'`. A page that shows all of them does not
 * import them, for then each would be in a file of its own that other pages have to fetch.
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
        // The library does not say of what type it is.
        const { __iconData: data } = (await import(pathToFileURL(path).href)) as { __iconData: { node: unknown } }
        return { name: icon, node: data.node }
      })
      return { code: `export default ${JSON.stringify((await Promise.all(icons)).flat())}`, moduleType: 'js' }
    },
  }
}
