import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const packages = fileURLToPath(new URL('../../node_modules/', import.meta.url))

/** The file of each icon. */
export function readIconFiles(): ReadonlyMap<string, string> {
  const library = `${packages}lucide-react/dist/esm/`
  const exports = readFileSync(`${library}lucide-react.mjs`, 'utf8').matchAll(/export \{([^}]+)\} from '\.\/(.+?)'/g)
  return new Map(
    [...exports].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, library + file] as const),
    ),
  )
}

/** The file of each of reactstrap's parts. */
function readReactstrapFiles(): ReadonlyMap<string, string> {
  const library = `${packages}reactstrap/esm/`
  const imports = readFileSync(`${library}index.js`, 'utf8').matchAll(/^import _(\w+) from '\.\/(\w+)'/gm)
  return new Map([...imports].map(([, name = '', file = '']) => [name, `${library}${file}.js`]))
}

/**
 * Imports each icon, and each of reactstrap's parts, from its own file rather than from the one that exports them all: a build
 * then knows which page needs which of them, and reads no others.
 */
export function partFiles(): Plugin {
  const libraries = { 'lucide-react': readIconFiles(), reactstrap: readReactstrapFiles() }
  return {
    name: 'part-files',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id)) return
      let named = code
      for (const [library, files] of Object.entries(libraries)) {
        named = named.replace(new RegExp(`import \\{([^}]+)\\} from "${library}";?`, 'g'), (_, names: string) =>
          names
            .split(',')
            .map((written) => {
              const [name = '', local = name] = written.trim().split(' as ')
              const file = files.get(name) ?? this.error(`${library} has no ${name}, which ${id} imports.`)
              return `import ${local} from ${JSON.stringify(file)};`
            })
            .join(''),
        )
      }
      return named === code ? undefined : { code: named, map: null }
    },
  }
}
