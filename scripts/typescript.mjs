import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Runs a command of an npm script, and prints its result. Prints a `CommandError` without its stack.
 * @param {string} file path from the project's root of a module that exports `CommandError`
 * @param {(module: object, root: string, args: string[]) => Promise<string>} command
 */
export const runCommand = (file, command) =>
  withTypeScript(file, async (module) => {
    // npm changes to the project's folder; paths are relative to the user's folder.
    if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD)
    try {
      console.log(await command(module, root.replace(/[\\/]$/, ''), process.argv.slice(2)))
    } catch (error) {
      if (!(error instanceof module.CommandError)) throw error
      console.error(error.message)
      process.exitCode = 1
    }
  })

/**
 * Imports a TypeScript module of the product, with its aliases, into a script of Node.
 * @template Module
 * @param {string} file path from the project's root
 * @param {(module: Module) => void | Promise<void>} work runs before the module's server closes
 * @param {import('vite').InlineConfig} [settings] further settings of Vite
 */
export async function withTypeScript(file, work, settings) {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
    optimizeDeps: { noDiscovery: true, include: [] },
    resolve: { tsconfigPaths: true },
    ...settings,
  })
  try {
    await work(await vite.ssrLoadModule(file))
  } finally {
    await vite.close()
  }
}
