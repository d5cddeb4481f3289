import { createHash } from 'node:crypto'
import { basename, relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * The name that a class of a CSS module has in the page: its own, and three characters for its sheet. They are the same for
 * all classes of a sheet, which compresses better than a hash of each.
 */
export function scopedName(name: string, file: string): string {
  const path = relative(process.cwd(), file.replace(/\?.*$/, '')).replaceAll('\\', '/')
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 3)}`
}

/**
 * Writes the names of classes where they are used, `styles.mailRow` as `"mail-row_x7f"`. A sheet is then nothing but its
 * rules: no page carries an object of all its names, and no two of them share a script for its sake.
 */
export function inlineClassNames(): Plugin {
  const namesOf = new Map<string, Map<string, string>>()
  return {
    name: 'inline-class-names',
    apply: 'build',
    enforce: 'post',
    async transform(code, id) {
      if (id.endsWith('.module.scss')) {
        const exports = code.matchAll(/export const (\w+) = ("[^"]+")/g)
        namesOf.set(id, new Map([...exports].map(([, key = '', name = '']) => [key, name])))
        return { code: 'export default ""', map: null, moduleSideEffects: 'no-treeshake' }
      }
      if (!/\.tsx?$/.test(id) || !code.includes('.module.scss')) return
      let inlined = code
      for (const [statement, local = '', path = ''] of code.matchAll(
        /import (\w+) from ["'](.+\.module\.scss)["'];?/g,
      )) {
        const sheet = await this.resolve(path, id)
        if (!sheet) continue
        await this.load(sheet)
        inlined = inlined
          .replace(statement, `import ${JSON.stringify(path)};`)
          .replace(new RegExp(`\\b${local}\\.(\\w+)`, 'g'), (_, key: string) => {
            return (
              namesOf.get(sheet.id)?.get(key) ?? this.error(`${path} has no class for ${key}, which ${id} asks for.`)
            )
          })
      }
      return { code: inlined, map: null }
    },
    // A file of nothing but such sheets is an empty script; Vite takes only those of plain sheets away.
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const empty = new Map(
          chunks.filter(({ code, isEntry }) => code.trim() === '' && !isEntry).map((chunk) => [chunk.fileName, chunk]),
        )
        for (const chunk of chunks) {
          for (const name of chunk.imports) {
            empty.get(name)?.viteMetadata?.importedCss.forEach((sheet) => chunk.viteMetadata?.importedCss.add(sheet))
            if (empty.has(name)) chunk.code = chunk.code.replace(new RegExp(`import\\s*"[^"]*${basename(name)}";?`), '')
          }
          chunk.imports = chunk.imports.filter((name) => !empty.has(name))
        }
        for (const name of empty.keys()) Reflect.deleteProperty(bundle, name)
      },
    },
  }
}
