/** `npm run starter`: creates a new product with some of the modules; see docs/modules.md. */
import { runCommand } from './typescript.mjs'

await runCommand('/scripts/module/start.ts', ({ startProduct }, root, args) => startProduct(root, args))
