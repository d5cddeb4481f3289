/** `npm run check:model`: creates modules with all options of `npm run module -- new`, and checks their types. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withTypeScript } from './typescript.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const cache = join(root, 'node_modules/.cache/check')

await withTypeScript('/scripts/module/models.ts', ({ modelFiles }) => {
  rmSync(join(cache, 'model'), { recursive: true, force: true })
  for (const [path, text] of Object.entries(modelFiles(root))) {
    const file = join(cache, 'model', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
})

const tsc = join(root, 'node_modules/typescript/bin/tsc')
const stored = ['--incremental', '--tsBuildInfoFile', join(cache, 'tsc-model.json')]
const args = [tsc, '--noEmit', '-p', join(root, 'scripts/module/new'), ...stored]
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1
