/**
 * `npm run module`: takes a module to another app, or out of this one, or makes one. docs/modules.md tells how.
 *
 *   npm run module -- list
 *   npm run module -- copy apps/email ../my-app
 *   npm run module -- items
 *   npm run module -- remove apps/kanban
 *   npm run module -- upgrade ../my-app
 *   npm run module -- new suppliers [--from api.json --resource /suppliers]
 */
import { fileURLToPath } from 'node:url'
import { withTypeScript } from './typescript.mjs'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

await withTypeScript('/scripts/module/run.ts', async ({ runModule, CommandError }) => {
  try {
    // npm runs scripts in the product's folder; a target is named from where one stands.
    if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD)
    console.log(await runModule(root, process.argv.slice(2)))
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
})
