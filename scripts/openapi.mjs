/** `npm run openapi`: writes docs/openapi.json. `--check` compares the file with contracts and schemas, and lints it and its examples. */
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { readFile, writeFile } from 'node:fs/promises'
import { withTypeScript } from './typescript.mjs'

// Date texts use local time.
process.env.TZ = 'UTC'

const file = new URL('../docs/openapi.json', import.meta.url)

async function findFaults(text) {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: { 'no-invalid-media-type-examples': 'error', 'no-invalid-parameter-examples': 'error' },
  })
  const problems = await lintFromString({ source: text, config })
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`)
}

await withTypeScript('/scripts/openapi/document.ts', async ({ createDocument }) => {
  const text = `${JSON.stringify(await createDocument(), null, 2)}\n`
  if (!process.argv.includes('--check')) {
    await writeFile(file, text)
    return
  }
  const faults = await findFaults(text)
  if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    faults.push('docs/openapi.json is not current: run `npm run openapi`.')
  }
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
})
