/**
 * Completes modules that the shadcn CLI has added. It adds only text files and packages, and edits no files:
 *
 *   node finish.mjs
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { main, mainByHand, settingsOf } from './settings.ts'

/** Filled in by `items.ts`. */
const overrides: Readonly<Record<string, unknown>> = {}
const encoded = '.base64'

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

for (const folder of ['src', 'public'].filter(existsSync))
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(encoded),
  )) {
    const path = join(folder, name)
    writeFileSync(path.slice(0, -encoded.length), Buffer.from(readFileSync(path, 'utf8'), 'base64'))
    rmSync(path)
  }

const { edited, byHand } = settingsOf(read, existsSync)
for (const [path, text] of Object.entries(edited)) writeFileSync(path, text)

const manifest = JSON.parse(read('package.json') ?? '{}') as Readonly<Record<string, object | undefined>>
const scripts = { ...(existsSync('vitest.config.ts') && { test: 'vitest run' }), ...manifest.scripts }
const merged = { ...manifest, scripts, overrides: { ...overrides, ...manifest.overrides } }
writeFileSync('package.json', `${JSON.stringify(merged, null, 2)}\n`)

const left = [...byHand, ...(read('src/main.tsx') === main ? [] : [mainByHand])]
process.stdout.write(`${[...left, 'Then: npm install, npm run build, npm run dev.'].join('\n\n')}\n`)
