import { filesIn, type ImportGraph } from './graph.ts'
import { registries, samplesIn } from './registries.ts'

const roots = ['views', 'redux', '@fake-db'] as const

export interface Parts {
  readonly files: readonly string[]
  /** The copied module, and modules whose texts or parts it shows. */
  readonly modules: readonly string[]
  /** Namespaces by module, where only texts are copied. */
  readonly textsOnly: ReadonlyMap<string, string>
  readonly samples: readonly string[]
  readonly packages: readonly string[]
  /** Packages that only tests and the build need. */
  readonly tools: readonly string[]
  readonly foreignSubjects: readonly string[]
}

export function moduleKeys(root: string): string[] {
  return filesIn(root, 'src/views').flatMap((file) => /^src\/views\/([^/]+\/[^/]+)\/module\.ts$/.exec(file)?.[1] ?? [])
}

export function ownFiles(root: string, key: string, withTests = true): string[] {
  const folders = roots.map((name) => `src/${name}/${key}`)
  return [...folders, ...(withTests ? [`tests/${key}`] : [])].flatMap((folder) => filesIn(root, folder))
}

const isCode = (file: string) => /\.(tsx?|scss|mjs)$/.test(file)
const isTest = (file: string) => /\.test\.tsx?$/.test(file)

export function picturesOf(graph: ImportGraph, files: readonly string[]): string[] {
  const names = new Set<string>()
  // Style sheets name pictures only in selectors.
  for (const file of files.filter((name) => /^src\/.*\.tsx?$/.test(name))) {
    for (const [, base = '', image = ''] of graph.read(file).matchAll(/BASE_URL\}([\w./-]+)|\/(images\/[\w./-]+)/g))
      names.add(base || image)
  }
  const starts = [...names].filter((name) => name !== 'images/')
  return filesIn(graph.root, 'public').filter((file) => starts.some((name) => file.startsWith(`public/${name}`)))
}

function companionsOf(graph: ImportGraph, files: ReadonlySet<string>, keys: readonly string[]): string[] {
  const texts = [...files].filter((file) => /\/locales\/\w\w\.json$/.test(file))
  const folders = new Set(texts.map((file) => file.slice(0, file.lastIndexOf('/'))))
  const shown = new Set(
    [...files].flatMap((file) =>
      file.endsWith('/paths.ts') ? [] : (/^src\/views\/([^/]+\/[^/]+)\//.exec(file)?.[1] ?? []),
    ),
  )
  const shellTexts = /\buseTranslation\(\[?[^)\]]*'shell'|['`]shell:/
  const usesShellTexts = [...files].some((file) => /\.tsx?$/.test(file) && shellTexts.test(graph.read(file)))
  return [
    ...[...folders].flatMap((folder) => filesIn(graph.root, folder)),
    ...keys.filter((key) => shown.has(key)).map((key) => `src/views/${key}/module.ts`),
    ...(usesShellTexts ? ['src/layouts/resources.ts'] : []),
  ]
}

function namespacesIn(graph: ImportGraph, files: ReadonlySet<string>): Set<string> {
  const code = [...files].filter((file) => /^src\/.*\.tsx?$/.test(file)).map((file) => graph.read(file))
  const asked = code.flatMap((text) =>
    [...text.matchAll(/\buseTranslation\(\[?([^)\]]*)/g)].map(([, names = '']) => names),
  )
  return new Set(asked.flatMap((names) => [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)))
}

export interface PartsOptions {
  /** Leaves out the sample backend, and images and tests that need it. */
  readonly noSamples?: boolean
  readonly noTests?: boolean
  readonly host: readonly string[]
  /** Whether to ignore the imports of a file, because the host replaces it. */
  readonly stopsAt: (file: string) => boolean
  /** Whether a test runs in the host, given its imports and the files that differ there. */
  readonly runs: (reached: ReadonlySet<string>, others: readonly string[]) => boolean
}

export function partsOf(graph: ImportGraph, key: string, options: PartsOptions): Parts {
  const { noSamples = false, noTests = false, host, stopsAt } = options
  const keys = moduleKeys(graph.root)
  const entries = noSamples ? [] : samplesIn(graph.read(registries.samples))
  const isLeftOut = (file: string) => noSamples && file.startsWith('src/@fake-db/')
  const samples = new Set(noSamples ? [] : ['shell/session'])
  let wanted = [...ownFiles(graph.root, key, false), ...host].filter((file) => !isLeftOut(file))

  const manifestOf = (name: string) => `src/views/${name}/module.ts`
  const spaces = keys.flatMap((name) => {
    const [, space] = /namespace: '(\w+)'/.exec(graph.read(manifestOf(name))) ?? []
    return space === undefined ? [] : [[name, space] as const]
  })
  const textsOnly = new Map<string, string>()
  const isTexts = (file: string) => textsOnly.has(file.slice('src/views/'.length, -'/module.ts'.length))
  const follow = (files: readonly string[]) => graph.closureOf(files, (file) => stopsAt(file) || isTexts(file))
  let files = follow(wanted)
  for (let size = -1; size !== files.size;) {
    size = files.size
    for (const entry of entries) if (files.has(entry.contract)) samples.add(entry.key)
    const asked = namespacesIn(graph, files)
    const shows = (name: string) =>
      [...files].some((file) => file.startsWith(`src/views/${name}/`) && !file.endsWith('/paths.ts'))
    for (const [name, space] of spaces)
      if (asked.has(space) && !textsOnly.has(name) && !shows(name)) {
        textsOnly.set(name, space)
        wanted.push(manifestOf(name), ...filesIn(graph.root, `src/views/${name}/locales`))
      }
    const answering = entries.filter((entry) => samples.has(entry.key))
    wanted = [
      ...wanted,
      ...companionsOf(graph, files, keys),
      ...answering.flatMap(({ contract, handlers }) => [contract, handlers]),
    ]
    files = follow(wanted)
  }

  // A module that shows permissions of roles has other rows without the other modules.
  const areaList = 'src/redux/shell/roles/areas.ts'
  const knowsAreas = follow(ownFiles(graph.root, key, false)).has(areaList)
  const own = noTests ? [] : filesIn(graph.root, `tests/${key}`).filter(isTest)
  const unanswered = entries.filter((entry) => !samples.has(entry.key)).map(({ contract }) => contract)
  const tests = own
    .map((test) => follow([test]))
    .filter(
      (reached) =>
        options.runs(reached, knowsAreas ? [...unanswered, areaList] : unanswered) && ![...reached].some(isLeftOut),
    )
  for (const reached of tests) for (const file of reached) files.add(file)
  if (tests.length > 0)
    for (const file of follow(['tests/support/setup.ts'])) if (file.startsWith('tests/')) files.add(file)

  const all = [...files].filter((file) => !isLeftOut(file))
  const isTool = (file: string) => /^(tests|scripts\/vite)\/|^scripts\/module\/host\/vit/.test(file)
  const packagesOf = (some: readonly string[]) =>
    [...new Set(some.flatMap((file) => (isCode(file) ? graph.needsOf(file).packages : [])))].sort()
  const code = all.filter((file) => /^src\/.*\.tsx?$/.test(file) && !stopsAt(file)).map((file) => graph.read(file))
  const has = (subject: string) => code.some((text) => text.includes(`'${subject}'`))
  const areas = filesIn(graph.root, 'src/redux').filter((file) => file.endsWith('/area.ts') && !files.has(file))
  const subjects = areas.flatMap((file) => /subject: '(\w+)'/.exec(graph.read(file))?.[1] ?? [])
  const asked = entries.filter((entry) => samples.has(entry.key)).map(({ subject }) => subject)
  return {
    files: [...all, ...picturesOf(graph, all)].sort(),
    modules: keys.filter((name) => name === key || files.has(`src/views/${name}/module.ts`)),
    textsOnly,
    samples: [...samples].sort(),
    packages: packagesOf(all.filter((file) => !isTool(file))),
    tools: packagesOf(all.filter(isTool)),
    foreignSubjects: subjects.filter((subject) => asked.includes(subject) || has(subject)),
  }
}
