import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const library = fileURLToPath(new URL('../../node_modules/lucide-react/dist/esm/', import.meta.url))

/** The file of each name that the library exports. */
export function readNames(): ReadonlyMap<string, string> {
  const exports = readFileSync(`${library}lucide-react.mjs`, 'utf8').matchAll(/export \{([^}]+)\} from '\.\/(.+?)'/g)
  return new Map(
    [...exports].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, library + file] as const),
    ),
  )
}

/**
 * Imports each icon from its own file rather than from the one that exports all two thousand: a build then knows which page
 * needs which of them, and reads no others.
 */
export function iconFiles(): Plugin {
  const files = readNames()
  return {
    name: 'icon-files',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes('"lucide-react"')) return
      const named = code.replace(/import \{([^}]+)\} from "lucide-react";?/g, (_, names: string) =>
        names
          .split(',')
          .map((written) => {
            const [name = '', local = name] = written.trim().split(' as ')
            const file = files.get(name) ?? this.error(`lucide-react has no ${name}, which ${id} imports.`)
            return `import ${local} from ${JSON.stringify(file)};`
          })
          .join(''),
      )
      return { code: named, map: null }
    },
  }
}
