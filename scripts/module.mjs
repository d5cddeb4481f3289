/** `npm run module`: copies modules to other apps, removes or creates them; see docs/modules.md. */
import { runCommand } from './typescript.mjs'

await runCommand('/scripts/module/run.ts', ({ runModule }, root, args) => runModule(root, args))
