/**
 * `npm run starter`: makes a new product out of this one, with the modules that it shall have. docs/modules.md tells how.
 *
 *   npm run starter -- ../my-admin --with apps/user,apps/invoice --name "Acme" --primary "#0a7"
 */
import { fileURLToPath } from 'node:url'
import { withTypeScript } from './typescript.mjs'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

await withTypeScript('/scripts/module/start.ts', async ({ startProduct, CommandError }) => {
  try {
    // npm runs scripts in the product's folder; a target is named from where one stands.
    if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD)
    console.log(await startProduct(root, process.argv.slice(2)))
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
})
