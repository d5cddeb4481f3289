import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { primaryColors, product } from '../../src/product.ts'
import { InvalidColor, primarySteps } from '../../src/utility/primarySteps.ts'
import { nearestOf, outlinesOf } from './brand.ts'
import { filesIn, ImportGraph } from './graph.ts'
import { moduleKeys } from './parts.ts'
import { planRemoval } from './remove.ts'
import { CommandError } from './commandError.ts'

export { CommandError }

const usage = `npm run starter -- <target> --with <area>,<area> [--name "Acme"] [--primary "#0a7"] [--dry-run]

An area is a module's key, such as apps/user; see docs/modules.md.`

/** Modules of every product: login, and pages that the shell links to. */
const always = ['pages/auth', 'pages/login', 'misc/error', 'misc/not-authorized', 'pages/access-control']
const home = 'dashboards/home'
const templates = 'scripts/module/start'

const templateOnly =
  /^(CHANGELOG\.md|README\.md|docs\/([\w-]+\.png|openapi\.json|speed\.md)|scripts\/(starter\.mjs|bench|breaks|module\/(start|brand))|tests\/(scripts|architecture\/cookbook|@core\/components\/neededBy|layouts\/palette|shell\/bookmarks|navigation\/examples|browser\/(starter|backend|copied-module|cookbook|made-module))\b)/
const templateScripts = /^((pre)?starter|breaks|bench.*)$/

interface Facts {
  readonly name: string
  readonly primary: string | undefined
}

/** Files by path: their text, or undefined for a copy. */
type NewProduct = Readonly<Record<string, string | undefined>>

const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'admin'

async function productFile(text: string, { name, primary }: Facts): Promise<string> {
  const quoted = `'${name.replace(/['\\]/g, '\\$&')}'`
  const named = text
    .replace(/name: '[^']*'/, `name: ${quoted}`)
    .replace(/domain: '[^']*'/, `domain: '${slugOf(name)}.example'`)
    .replace(/description: '[^']*'/, `description: ${quoted}`)
    .replace(/wordmark:\s*'[^']*'/, `wordmark:\n    '${await outlinesOf(name)}'`)
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

function readme(name: string, modules: readonly string[]): string {
  return `# ${name}

\`\`\`sh
npm install
npm start       # http://localhost:5173, log in as admin@demo.com / admin
\`\`\`

| Also                      |                                                                |
| ------------------------- | -------------------------------------------------------------- |
| \`npm run check\`, \`npm test\` | types, lint, styles, import rules; the tests                   |
| \`npm run build\`           | the production build in \`dist\` ([docs/deployment.md](docs/deployment.md)) |
| \`npm run module -- new …\` | your own list ([docs/modules.md](docs/modules.md))        |

Modules: ${modules.join(', ')}. The sample backend answers their requests until \`VITE_API=real\` and \`VITE_API_URL\` select yours
([docs/contract.md](docs/contract.md)). Name, logo and colors are in \`src/product.ts\`; the rules are in CONTRIBUTING.md.
`
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

/** Computes the files of a new product; writes nothing. @throws CommandError if the product needs a module that is not included */
export async function planStart(root: string, wanted: readonly string[], facts: Facts): Promise<NewProduct> {
  const graph = new ImportGraph(root)
  const kept = withNeeds(graph, [...wanted, ...always])
  const keys = moduleKeys(root).filter((key) => !kept.has(key))
  const code = ['scripts', 'tests'].flatMap((folder) => filesIn(root, folder))
  const templateFiles = code.filter((file) => templateOnly.test(file))
  // Tests that name removed modules cannot pass.
  const outdatedTests = planRemoval(graph, keys, templateFiles).toCheck.filter((file) => /\.test\.tsx?$/.test(file))
  const { files, pictures, edited } = planRemoval(graph, keys, [...templateFiles, ...outdatedTests])
  const registry = 'src/navigation/modules.ts'
  const registered = (edited[registry] ?? graph.read(registry))
    .replace(/^(import type .+\n)/m, `$1import home from '@/views/${home}/module'\n`)
    .replace('ModuleManifest[] = [\n', 'ModuleManifest[] = [\n  home,\n')

  const gone = new Set([...files, ...pictures])
  const all = [
    ...readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : [])),
    ...['.ci', 'docs', 'examples', 'public', 'scripts', 'src', 'tests'].flatMap((folder) => filesIn(root, folder)),
  ].filter((file) => !gone.has(file) && !templateOnly.test(file) && !/\.(local|tsbuildinfo)$|^\.git$/.test(file))

  const own = Object.fromEntries(
    ['src', 'tests'].flatMap((folder) =>
      filesIn(root, `${templates}/${folder}`).map((file) => [file.slice(templates.length + 1), graph.read(file)]),
    ),
  )
  const linked = new RegExp(`link: '/(${keys.join('|')})[^']*'`, 'g')
  const seeds = Object.fromEntries(
    all
      .filter((file) => file.startsWith('src/@fake-db/shell/') && file.endsWith('seed.ts'))
      .map((file) => [file, graph.read(file).replace(linked, "link: ''")]),
  )
  const manifest = JSON.parse(edited['package.json'] ?? graph.read('package.json')) as Record<string, object | string>
  const slug = slugOf(facts.name)
  const lock = graph.read('package-lock.json').replaceAll(`"name": "${slugOf(product.name)}"`, `"name": "${slug}"`)
  return {
    ...Object.fromEntries(all.map((file) => [file, undefined])),
    ...edited,
    ...seeds,
    ...own,
    [registry]: registered,
    'src/product.ts': await productFile(graph.read('src/product.ts'), facts),
    'package.json': `${JSON.stringify(
      {
        ...manifest,
        name: slug,
        description: facts.name,
        scripts: Object.fromEntries(
          Object.entries(manifest.scripts ?? {}).filter(([script]) => !templateScripts.test(script)),
        ),
      },
      null,
      2,
    )}\n`,
    // Exports for later modules are unused; report them as warnings.
    'knip.json': graph
      .read('knip.json')
      .replace(
        '"entry": [',
        `"entry": [\n    "src/{@core,utility,redux/app,@fake-db/kit,views/shared/list}/**/*.{ts,tsx}",`,
      )
      .replace(/\n\}\n$/, ',\n  "rules": { "exports": "warn", "types": "warn" }\n}\n'),
    'package-lock.json': lock,
    'README.md': readme(facts.name, wanted),
  }
}

/** Writes a new product, and generates its OpenAPI document and brand images. */
function applyStart(root: string, target: string, files: NewProduct): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(target, path)), { recursive: true })
    if (text === undefined) copyFileSync(join(root, path), join(target, path))
    else writeFileSync(join(target, path), text)
  }
  // Links the packages of this product, because the new one has none installed.
  const link = join(target, 'node_modules')
  symlinkSync(join(root, 'node_modules'), link, 'junction')
  const run = (args: readonly string[]) =>
    spawnSync(process.execPath, args, { cwd: target, stdio: ['ignore', 'ignore', 'inherit'] })
  run(['scripts/openapi.mjs'])
  run(['scripts/images.mjs'])
  const rewritten = Object.keys(files).filter((path) => files[path] !== undefined)
  const formatted = ['--write', '--log-level', 'warn', '--ignore-unknown', 'docs', ...rewritten]
  run(['node_modules/prettier/bin/prettier.cjs', ...formatted])
  rmSync(link)
}

function checkTarget(root: string, given: string | undefined): string {
  if (given === undefined) throw new CommandError(`Name a new folder, such as ../my-admin.\n\n${usage}`)
  const target = resolve(given)
  if (!relative(root, target).startsWith('..'))
    throw new CommandError(`${target} is within this product. Name a folder beside it, such as ../my-admin.`)
  if (existsSync(target) && (!statSync(target).isDirectory() || readdirSync(target).length > 0))
    throw new CommandError(`${target} is not empty. Name a new or empty folder.`)
  return target
}

/**
 * @param args arguments after `npm run starter --`
 * @returns the output
 * @throws CommandError
 */
export async function startProduct(root: string, args: readonly string[]): Promise<string> {
  const options = {
    with: { type: 'string' },
    name: { type: 'string' },
    primary: { type: 'string' },
    'dry-run': { type: 'boolean' },
  } as const
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const target = checkTarget(root, positionals[0])
    const wanted = (values.with ?? '').split(',').flatMap((key) => key.trim() || [])
    const keys = moduleKeys(root).filter((key) => key !== home)
    const unknown = wanted.filter((key) => !keys.includes(key))
    if (wanted.length === 0 || unknown.length > 0)
      throw new CommandError(
        `${unknown.length > 0 ? `There is no module ${unknown.join(', ')}.` : 'No modules are named.'} Choose --with from: ${keys.join(', ')}.`,
      )
    const name = (values.name ?? basename(target)).trim()
    if (name === '' || name.length > 40 || /[\n<>%]/.test(name))
      throw new CommandError('The name must have 1 to 40 characters, without < > %.')
    const files = await planStart(root, wanted, { name, primary: values.primary })
    if (!values['dry-run']) applyStart(root, target, files)
    return [
      `${values['dry-run'] ? 'Would create' : 'Created'} ${name} in ${target}: ${Object.keys(files).length} files, with ${wanted.join(', ')}.`,
      `Next, there: npm install, npm start. Check it with npm run check and npm test; store it with git init.`,
    ].join('\n')
  } catch (error) {
    if (error instanceof InvalidColor) throw new CommandError(error.message)
    if (error instanceof TypeError && 'code' in error) throw new CommandError(`${error.message}\n\n${usage}`)
    throw error
  }
}
