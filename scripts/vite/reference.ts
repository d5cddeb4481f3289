import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { Docs, ReferenceEntry } from '../../src/@core/components/example/docs.ts'
import { readDocs } from './docs/readDocs.ts'
import { SourceFile } from './docs/sourceFile.ts'

const name = 'virtual:reference'
const src = fileURLToPath(new URL('../../src', import.meta.url)).replaceAll('\\', '/')

/** Documented folders; each is a layer that other code imports. */
const folders = ['@core', 'redux/app', 'views/shared/list'] as const

/** Functions, classes and objects that belong into the reference beside components and hooks. */
const furtherNames = new Set([
  'ListResource',
  'announce',
  'copyText',
  'defineFields',
  'defineModule',
  'definePath',
  'lazyPart',
  'toast',
])

/** reactstrap's own documentation describes these; the file re-exports them. */
const libraryFile = '@core/components/reactstrap'

const importPath = (file: string) => `${file.startsWith('@core/') ? '' : '@/'}${file.replace(/\.tsx?$/, '')}`

/** Names that code outside a folder imports, by import path. A lazy import may use any name of its file. */
function readImports(texts: ReadonlyMap<string, string>): ReadonlyMap<string, ReadonlySet<string>> {
  const imports = new Map<string, Set<string>>()
  const add = (path = '', names = '*') => {
    const known = imports.get(path) ?? new Set()
    for (const one of names.split(',')) known.add(one.trim().replace(/^type | as .*$/g, ''))
    imports.set(path, known)
  }
  for (const [file, text] of texts) {
    const own = folders.find((folder) => file.startsWith(`${folder}/`))
    const isOutside = (path = '') => own === undefined || !path.replace('@/', '').startsWith(`${own}/`)
    for (const [, names, path] of text.matchAll(/\bimport (?:type )?\{([^}]*)\} from '(@[^']+)'/g))
      if (isOutside(path)) add(path, names)
    for (const [, path] of text.matchAll(/\bimport\('(@[^']+)'\)/g)) if (isOutside(path)) add(path)
  }
  return imports
}

/** Routes of the pages that document a file (`?props`), otherwise of those whose examples import it. */
function readPages(texts: ReadonlyMap<string, string>): (path: string) => readonly string[] {
  const documented = new Map<string, string[]>()
  const shown = new Map<string, string[]>()
  const add = (map: Map<string, string[]>, path: string, route: string) =>
    map.set(path, [...new Set([...(map.get(path) ?? []), route])])
  for (const [file, text] of texts) {
    const [, page] = /\/(\w+Page)\.tsx$/.exec(file) ?? []
    const [, examples] = /import\.meta\.glob\('\.\/([\w/-]*)\*Example\.tsx'/.exec(text) ?? []
    const module = texts.get(`${dirname(file)}/module.ts`)
    const [before] = module?.split(`import('./${page}')`) ?? []
    const route = before === module ? undefined : [...(before ?? '').matchAll(/'(\/[^']+)'/g)].at(-1)?.[1]
    if (examples === undefined || route === undefined) continue
    for (const [, path = ''] of text.matchAll(/ from '(@core\/[^']+)\.tsx\?props'/g)) add(documented, path, route)
    for (const [example, code] of texts) {
      if (!example.startsWith(`${dirname(file)}/${examples}`) || !example.endsWith('Example.tsx')) continue
      for (const [, path = ''] of code.matchAll(/ from '(@[^']+)'/g)) add(shown, path, route)
    }
  }
  return (path) => documented.get(path) ?? shown.get(path)?.slice(0, 3) ?? []
}

const isDocumented = ({ kind, name: own }: Docs) => kind === 'component' || kind === 'hook' || furtherNames.has(own)

/** One entry for all re-exports of a library. */
function libraryDocs(file: SourceFile): Docs {
  const members = readDocs(file).map(({ name: own, text, result }) => ({
    name: own,
    type: result?.type ?? '',
    isRequired: true,
    usual: '',
    text,
  }))
  const text = file.fileComment().replace(/\s+/g, ' ')
  return {
    name: 'reactstrap',
    kind: 'library',
    text,
    example: '',
    props: [],
    inherited: [],
    result: null,
    members,
    types: [],
  }
}

const isInFolders = (file: string) => folders.some((folder) => file.startsWith(`${folder}/`))

/** Reads the entries of all documented folders, sorted by folder and name. */
export function readReference(): readonly ReferenceEntry[] {
  const paths = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
    .sort()
  const texts = new Map(paths.map((file) => [file, readFileSync(join(src, file), 'utf8')]))
  const imports = readImports(texts)
  const pagesOf = readPages(texts)
  const known = new Map<string, SourceFile>()

  const entries = paths.filter(isInFolders).flatMap((file) => {
    const source = known.get(`${src}/${file}`) ?? new SourceFile(`${src}/${file}`, src, known)
    const path = importPath(file)
    const used = imports.get(path)
    const docs = path === libraryFile ? [libraryDocs(source)] : readDocs(source).filter(isDocumented)
    return docs.map((one) => ({
      ...one,
      importPath: path,
      isInternal: path !== libraryFile && !used?.has('*') && !used?.has(one.name),
      pages: pagesOf(path),
    }))
  })
  const order = (a: ReferenceEntry, b: ReferenceEntry) =>
    dirname(a.importPath).localeCompare(dirname(b.importPath), 'en') || a.name.localeCompare(b.name, 'en')
  return entries.sort(order)
}

/** Provides the docs of components, hooks and building blocks: `import reference from 'virtual:reference'`. */
export function reference(): Plugin {
  return {
    name: 'reference',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(readReference()))})`, moduleType: 'js' }
    },
    /** `addWatchFile` has no effect on a virtual module. */
    hotUpdate({ file, modules }) {
      const own = this.environment.moduleGraph.getModuleById(`\0${name}`)
      return own && isInFolders(file.replace(`${src}/`, '')) ? [...modules, own] : undefined
    },
  }
}
