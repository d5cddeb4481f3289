import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { primaryColors, product } from '../../src/product.ts'
import { primarySteps } from '../../src/utility/primarySteps.ts'
import { nearestOf, outlinesOf, shortPath } from './brand.ts'
import { filesIn, ImportGraph } from './graph.ts'
import { moduleKeys } from './parts.ts'
import { registries, withModule } from './registries.ts'
import { planRemoval } from './remove.ts'
import { docsList, isProductDoc, productText } from './startDocs.ts'
import { withName } from './adapt.ts'
import { packageFiles, productKnip, templateLicense, type Manifest } from './startPackage.ts'

/** Modules of every product: login, pages that the shell links to, and the list of the home page. */
const always = ['pages/auth', 'pages/login', 'misc/error', 'misc/not-authorized', 'pages/access-control', 'shared/list']
export const home = 'dashboards/home'
/** Its files replace those of the template. */
const templates = 'scripts/module/start'

const templateOnly =
  /^(CHANGELOG\.md|scripts\/(starter\.mjs|bench|breaks|brands|pictures|products|screenshots|module\/(start\w*|brand))|tests\/(scripts|architecture\/(cookbook|docs)|support\/cookbook|@core\/components\/(neededBy|props)|layouts\/palette|shell\/bookmarks|navigation\/examples|browser\/(starter|backend|restBackend|copied-module|cookbook|made-module|nginx))\b)/

/** Modules whose pages have a browser test of their own, which fails without pages. */
const showcase = /^(cards|charts|components|extensions|forms|layouts|tables|ui)\//

/** What the footer says instead of the template's license, by language. */
const rights: Readonly<Record<string, string>> = {
  en: '. All rights reserved.',
  de: '. Alle Rechte vorbehalten.',
  fr: '. Tous droits réservés.',
  pt: '. Todos os direitos reservados.',
  ar: '. جميع الحقوق محفوظة.',
}

interface Facts {
  readonly name: string
  readonly primary: string | undefined
}

/** Files by path: their text, or undefined for a copy. */
export type NewProduct = Readonly<Record<string, string | undefined>>

async function productFile(text: string, { name, primary }: Facts): Promise<string> {
  const outlines = shortPath(await outlinesOf(name))
  const named = withName(text, name).replace(/wordmark:\s*'[^']*'/, `wordmark:\n    '${outlines}'`)
  if (primary === undefined) return named
  const nearest = nearestOf(primary, primaryColors)
  const { light, dark } = primarySteps(primary)
  const list = (steps: readonly string[]) => `[${steps.map((step) => `'${step}'`).join(', ')}]`
  return named
    .replace(/primary: '\w+'/, `primary: '${nearest}'`)
    .replace(
      new RegExp(`( ${nearest}: \\{\\s*light: )\\[[^\\]]*\\](,\\s*dark: )\\[[^\\]]*\\]`),
      `$1${list(light)}$2${list(dark)}`,
    )
}

function withNeeds(graph: ImportGraph, wanted: readonly string[]): Set<string> {
  const keys = moduleKeys(graph.root)
  const found = new Set(wanted)
  for (const key of found) {
    const files = graph.closureOf(filesIn(graph.root, `src/views/${key}`), (file) =>
      /^src\/(navigation|layouts|@fake-db)\//.test(file),
    )
    for (const other of keys)
      if ([...files].some((file) => file.startsWith(`src/views/${other}/`) && !file.endsWith('/paths.ts')))
        found.add(other)
  }
  return found
}

function copiedFiles(root: string, gone: ReadonlySet<string>): string[] {
  const isLeftOut = (file: string) =>
    templateOnly.test(file) ||
    (file.startsWith('docs/') && !isProductDoc(file)) ||
    /\.(local|sqlite|tsbuildinfo)$|^(\.git|\.env.*|backend\.json|LICENSE)$/.test(file)
  return [
    ...readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : [])),
    ...['.ci', 'docs', 'public', 'scripts', 'src', 'tests'].flatMap((folder) => filesIn(root, folder)),
  ].filter((file) => !gone.has(file) && !isLeftOut(file))
}

/** Computes the files of a new product; writes nothing. @throws CommandError if the product needs a module that is not included */
export async function planStart(root: string, wanted: readonly string[], facts: Facts): Promise<NewProduct> {
  const graph = new ImportGraph(root)
  const kept = withNeeds(graph, [...wanted, ...always])
  const keys = moduleKeys(root).filter((key) => !kept.has(key))
  const code = ['scripts', 'tests'].flatMap((folder) => filesIn(root, folder))
  const hasShowcase = [...kept].some((key) => showcase.test(key))
  const templateFiles = code.filter(
    (file) => templateOnly.test(file) || (!hasShowcase && file === 'tests/browser/screens/showcase.test.ts'),
  )
  // Tests that name removed modules cannot pass.
  const outdatedTests = planRemoval(graph, keys, templateFiles).toCheck.filter((file) => /\.test\.tsx?$/.test(file))
  const { files, pictures, edited } = planRemoval(graph, keys, [...templateFiles, ...outdatedTests])

  const all = copiedFiles(root, new Set([...files, ...pictures]))
  const own = Object.fromEntries(
    filesIn(root, templates).map((file) => [file.slice(templates.length + 1), graph.read(file)]),
  )
  const paths = [...new Set([...all, ...Object.keys(own), templateLicense, 'docs/openapi.json'])]
  const slots = {
    name: facts.name,
    modules: wanted.join(', '),
    docs: docsList(paths),
    template: product.name,
    license: templateLicense,
  }
  own['README.md'] = (own['README.md'] ?? '').replace(
    /\{\{(name|modules|docs|template|license)\}\}/g,
    (_, slot: keyof typeof slots) => slots[slot],
  )

  const texts: Record<string, string> = { ...edited, ...own, [templateLicense]: graph.read('LICENSE') }
  const edit = (path: string, change: (text: string) => string) => {
    texts[path] = change(texts[path] ?? graph.read(path))
  }
  edit(registries.modules, (text) => withModule(text, `import home from '@/views/${home}/module'\n`, home))
  const entry = `  entry('${home}', ['/${home}'], 'Data', () => import('./${home}/handlers')),\n]\n`
  edit(registries.samples, (text) => withModule(text, entry, home))
  const linked = new RegExp(`link: '/(${keys.join('|')})[^']*'`, 'g')
  for (const file of all) {
    if (file.startsWith('src/@fake-db/shell/') && file.endsWith('seed.ts'))
      edit(file, (text) => text.replace(linked, "link: ''"))
    if (file.startsWith('src/layouts/locales/'))
      edit(file, (text) =>
        text.replace(/("licence": "© \{\{year\}\} \{\{product\}\})[^"]*/, `$1${rights[basename(file, '.json')] ?? ''}`),
      )
  }
  edit('scripts/module/new/tsconfig.json', (text) => text.replace(/"\.\.\/(start|\.\.\/\.\.\/examples)[^"]*",\s*/g, ''))
  texts['src/product.ts'] = await productFile(graph.read('src/product.ts'), facts)
  const manifest = JSON.parse(texts['package.json'] ?? graph.read('package.json')) as Manifest
  Object.assign(texts, packageFiles(manifest, graph.read('package-lock.json'), facts.name))
  edit('knip.json', productKnip)

  const copies = Object.fromEntries(all.map((file): [string, string | undefined] => [file, undefined]))
  for (const file of paths.filter((path) => /\.(md|[cm]?js|tsx?|scss)$/.test(path))) {
    const before = texts[file] ?? graph.read(file)
    const text = productText(file, before, paths)
    if (text !== before) texts[file] = text
  }
  return { ...copies, ...texts }
}
