/**
 * Lets a script of Node import TypeScript of the product, with its aliases.
 * @template Module
 * @param {string} file path from the project's root
 * @param {(module: Module) => Promise<void>} work is done before the files are let go
 */
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

export async function withTypeScript(file, work) {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
    optimizeDeps: { noDiscovery: true, include: [] },
    resolve: { tsconfigPaths: true },
  })
  try {
    await work(await vite.ssrLoadModule(file))
  } finally {
    await vite.close()
  }
}
