const paths = `"@/*": ["./src/*"], "@core/*": ["./src/@core/*"], "@fake-db/*": ["./src/@fake-db/*"]`

/**
 * Adds the aliases to a tsconfig, whose comments stay.
 * @returns undefined where there is no place for them
 */
export function withPaths(tsconfig: string): string | undefined {
  if (tsconfig.includes('"@core/*"')) return tsconfig
  if (/"paths":\s*\{\s*\}/.test(tsconfig)) return tsconfig.replace(/"paths":\s*\{\s*\}/, `"paths": { ${paths} }`)
  if (/"paths":\s*\{/.test(tsconfig)) return tsconfig.replace(/"paths":\s*\{/, `$& ${paths},`)
  if (!/"compilerOptions":\s*\{/.test(tsconfig)) return undefined
  return tsconfig.replace(/"compilerOptions":\s*\{/, `$&\n    "paths": { ${paths} },`)
}

/**
 * Adds the plugin to a Vite config.
 * @returns undefined where there is no place for it
 */
export function withPlugin(config: string): string | undefined {
  if (config.includes('copiedModules()')) return config
  if (!config.includes('plugins: [')) return undefined
  const named = config.replace('plugins: [', 'plugins: [copiedModules(), ')
  const imports = [...named.matchAll(/^import .+\n/gm)].at(-1)
  const at = imports ? imports.index + imports[0].length : 0
  return `${named.slice(0, at)}import { copiedModules } from './vite.modules.ts'\n${named.slice(at)}`
}
