const paths = `"@/*": ["./src/*"], "@core/*": ["./src/@core/*"], "@fake-db/*": ["./src/@fake-db/*"]`

/** Adds the aliases to a tsconfig, and keeps its comments. @returns undefined if the file has an unexpected form */
export function withPaths(tsconfig: string): string | undefined {
  if (tsconfig.includes('"@core/*"')) return tsconfig
  if (/"paths":\s*\{\s*\}/.test(tsconfig)) return tsconfig.replace(/"paths":\s*\{\s*\}/, `"paths": { ${paths} }`)
  if (/"paths":\s*\{/.test(tsconfig)) return tsconfig.replace(/"paths":\s*\{/, `$& ${paths},`)
  if (!/"compilerOptions":\s*\{/.test(tsconfig)) return undefined
  return tsconfig.replace(/"compilerOptions":\s*\{/, `$&\n    "paths": { ${paths} },`)
}

/** Adds a plugin to a Vite config. @returns undefined if the config has no plugin list */
export function withPlugin(config: string, name = 'copiedModules', from = './vite.modules.ts'): string | undefined {
  if (config.includes(`${name}()`)) return config
  if (!config.includes('plugins: [')) return undefined
  const named = config.replace('plugins: [', `plugins: [${name}(), `)
  const imports = [...named.matchAll(/^import .+\n/gm)].at(-1)
  const at = imports ? imports.index + imports[0].length : 0
  return `${named.slice(0, at)}import { ${name} } from '${from}'\n${named.slice(at)}`
}

/** `src/main.tsx` of an app without pages. */
export const main = `import { start } from './host/start'

const root = document.querySelector<HTMLElement>('#root')
if (root) void start(root)
`

const routes = (into: string) => `import { CopiedRoutes } from './host/CopiedRoutes'

<Route path="${into}/*" element={<CopiedRoutes />} />`

/** Says how an app shows the pages. */
export function mounting(into: string): string {
  const inApp = `Show the pages in your app, for example by a route of React Router:\n\n${routes(into)}`
  return into === '' ? `${inApp}\n\nOr let src/main.tsx show only them:\n\n${main}` : inApp
}

const pluginNames = ['componentProps', 'reference', 'usedIcons']

/**
 * Computes the settings that copied modules need.
 * @param read returns the text of a file, or undefined if it does not exist
 * @param has whether a file exists after copying
 * @returns new texts of files, and instructions for changes by hand
 */
export function settingsOf(
  read: (path: string) => string | undefined,
  has: (path: string) => boolean,
): { readonly edited: Readonly<Record<string, string>>; readonly byHand: readonly string[] } {
  const first = (...paths: readonly [string, ...string[]]) => paths.find((path) => read(path) !== undefined) ?? paths[0]
  const tsconfig = first('tsconfig.app.json', 'tsconfig.json')
  const config = first('vite.config.ts', 'vite.config.js', 'vite.config.mts')
  const plugins = pluginNames
    .map((name) => [name, `./scripts/vite/${name}.ts`] as const)
    .filter(([, path]) => has(path))
  const edited: Record<string, string> = {}
  const byHand: string[] = []
  const edit = (path: string, change: (text: string) => string | undefined, otherwise: string) => {
    const text = change(edited[path] ?? read(path) ?? '')
    if (text === undefined) byHand.push(otherwise)
    else if (text !== read(path)) edited[path] = text
  }
  edit(tsconfig, withPaths, `Add the paths @/*, @core/* and @fake-db/* to ${tsconfig}.`)
  for (const [name, from] of [['copiedModules', './vite.modules.ts'] as const, ...plugins])
    edit(config, (text) => withPlugin(text, name, from), `Add ${name}() from ${from} to the plugins of ${config}.`)
  return { edited, byHand }
}
