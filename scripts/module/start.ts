import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { InvalidColor, primarySteps, readColor } from '../../src/utility/primarySteps.ts'
import { CommandError } from './commandError.ts'
import { moduleKeys } from './parts.ts'
import { home, planStart, type NewProduct } from './startPlan.ts'

export { CommandError }

const usage = `npm run starter -- <target> --with <area>,<area> [--name "Acme"] [--primary "#0a7"] [--dry-run]

An area is a module's key, such as apps/user; see docs/modules.md.`

/** Writes a new product, and generates its OpenAPI document and brand images. */
function applyStart(root: string, target: string, files: NewProduct): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(target, path)), { recursive: true })
    if (text === undefined) copyFileSync(join(root, path), join(target, path))
    else writeFileSync(join(target, path), text)
  }
  // Removes unused packages from package-lock.json, which `npm start` compares with the installed ones.
  const prune = ['install', '--package-lock-only', '--ignore-scripts', '--offline', '--no-audit', '--no-fund']
  spawnSync('npm', prune, { cwd: target, shell: process.platform === 'win32', stdio: 'ignore' })
  // Links the packages of this product, because the new one has none installed.
  const link = join(target, 'node_modules')
  symlinkSync(join(root, 'node_modules'), link, 'junction')
  function run(args: readonly string[]) {
    const { status } = spawnSync(process.execPath, args, { cwd: target, stdio: ['ignore', 'ignore', 'inherit'] })
    if (status !== 0) throw new CommandError(`node ${args[0]} failed in ${target}: see the messages above.`)
  }
  run(['scripts/openapi.mjs'])
  run(['scripts/images.mjs'])
  const written = Object.keys(files).filter((path) => files[path] !== undefined)
  run(['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', '--ignore-unknown', ...written])
  rmSync(link)
}

function checkTarget(root: string, given: string | undefined): string {
  if (given === undefined) throw new CommandError(`Name a new folder, such as ../my-admin.\n\n${usage}`)
  const target = resolve(given)
  if (!relative(root, target).startsWith('..'))
    throw new CommandError(`${target} is within this product. Name a folder beside it, such as ../my-admin.`)
  if (existsSync(target) && (!statSync(target).isDirectory() || readdirSync(target).length > 0))
    throw new CommandError(`${target} is not empty. Name a new or empty folder.`)
  return target
}

/**
 * @param args arguments after `npm run starter --`
 * @returns the output
 * @throws CommandError
 */
export async function startProduct(root: string, args: readonly string[]): Promise<string> {
  const options = {
    with: { type: 'string' },
    name: { type: 'string' },
    primary: { type: 'string' },
    'dry-run': { type: 'boolean' },
  } as const
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const target = checkTarget(root, positionals[0])
    const wanted = (values.with ?? '').split(',').flatMap((key) => key.trim() || [])
    const keys = moduleKeys(root).filter((key) => key !== home)
    const unknown = wanted.filter((key) => !keys.includes(key))
    if (wanted.length === 0 || unknown.length > 0)
      throw new CommandError(
        `${unknown.length > 0 ? `There is no module ${unknown.join(', ')}.` : 'No modules are named.'} Choose --with from: ${keys.join(', ')}.`,
      )
    const name = (values.name ?? basename(target)).trim()
    if (name === '' || name.length > 40 || /[\n<>%]/.test(name))
      throw new CommandError('The name must have 1 to 40 characters, without < > %.')
    const { primary } = values
    const files = await planStart(root, wanted, { name, primary })
    if (!values['dry-run']) applyStart(root, target, files)
    const shown = primary === undefined ? undefined : primarySteps(primary).light[0]
    const isChanged = primary && shown && String(readColor(primary)) !== String(readColor(shown))
    return [
      `${values['dry-run'] ? 'Would create' : 'Created'} ${name} in ${target}: ${Object.keys(files).length} files, with ${wanted.join(', ')}.`,
      ...(isChanged ? [`${primary} became ${shown} for contrast.`] : []),
      `Next, there: npm install, npm start. Check it with npm run check and npm test; store it with git init.`,
    ].join('\n')
  } catch (error) {
    if (error instanceof InvalidColor) throw new CommandError(error.message)
    if (error instanceof TypeError && 'code' in error) throw new CommandError(`${error.message}\n\n${usage}`)
    throw error
  }
}
