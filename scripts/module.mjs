/** `npm run module`: copies modules to other apps, removes or creates them; see docs/modules.md. */
import { createInterface } from 'node:readline/promises'
import { runCommand } from './typescript.mjs'

async function ask(question, proposal) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} [${proposal}]: `)
  terminal.close()
  return answer.trim() || proposal
}

await runCommand('/scripts/module/run.ts', ({ runModule }, root, args) =>
  runModule(root, args, process.stdin.isTTY ? ask : undefined),
)
