export const registries = {
  modules: 'src/navigation/modules.ts',
  publicModules: 'src/navigation/publicModules.ts',
  samples: 'src/@fake-db/registry.ts',
} as const

function importOf(text: string, from: string): { statement: string; name: string } | undefined {
  const [statement, name = ''] =
    new RegExp(`^import (?:\\{ )?(\\w+)(?: \\})? from '@/${from}'\\n`, 'm').exec(text) ?? []
  return statement === undefined ? undefined : { statement, name }
}

function linesOf(text: string, key: string): { statement: string; entry: string } | undefined {
  const view = importOf(text, `views/${key}/module`)
  if (view) return { statement: view.statement, entry: `  ${view.name},\n` }
  const [entry] = new RegExp(`^  entry\\(\\s*'${key}',[^]*?\\),\\n(?=  (?:entry|//)|\\])`, 'm').exec(text) ?? []
  return entry === undefined ? undefined : { statement: '', entry }
}

export function keysIn(text: string): string[] {
  const views = text.matchAll(/from '@\/views\/([\w-]+\/[\w-]+)\/module'/g)
  const samples = text.matchAll(/^ {2}entry\(\s*'([\w-]+\/[\w-]+)'/gm)
  return [...views, ...samples].map(([, key = '']) => key)
}

interface SampleEntry {
  readonly key: string
  readonly contract: string
  readonly handlers: string
  readonly subject: string
}

export function samplesIn(text: string): SampleEntry[] {
  return keysIn(text).map((key) => {
    const [, subject = '', handlers = ''] =
      new RegExp(`entry\\(\\s*'${key}',\\s*\\[[^\\]]*\\],\\s*(\\S+),[^]*?import\\('\\./([^']+)'\\)`).exec(text) ?? []
    return {
      key,
      contract: `src/redux/${key}/contract.ts`,
      handlers: `src/@fake-db/${handlers}.ts`,
      subject: subject.replaceAll("'", ''),
    }
  })
}

/** Comment lines above an entry belong to it. */
const comment = '(?:  //.*\\n)*'

export function withoutModule(text: string, key: string): string {
  const lines = linesOf(text, key)
  if (!lines) return text
  const entry = lines.entry.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return text.replace(lines.statement, '').replace(new RegExp(`^${comment}${entry}`, 'm'), '')
}

/** @returns the registry with the module's lines of another registry, `source` */
export function withModule(text: string, source: string, key: string): string {
  const lines = linesOf(source, key)
  if (!lines || linesOf(text, key)) return text
  const imports = [...text.matchAll(/^import .+\n/gm)].at(-1)
  const at = (imports?.index ?? 0) + (imports?.[0].length ?? 0)
  const imported = text.slice(0, at) + lines.statement + text.slice(at)
  return imported.replace(/= \[\]$/m, '= [\n]').replace(/^(?=\]$)/m, lines.entry)
}

export function entryFile(registry: string, key: string): string {
  const made = linesOf(registry, key)?.entry.trim().replace(/,$/, '').replaceAll("import('./", "import('@fake-db/")
  return `import { entry } from '@fake-db/kit/entry'\n\nexport default ${made ?? ''}\n`
}

export const entriesFolder = 'src/@fake-db/entries/'

export const entryPath = (key: string) => `${entriesFolder}${key.replace('/', '-')}.ts`
