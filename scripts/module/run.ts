import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, realpathSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { nameOf, readInto, readLanguages, readName } from './adapt.ts'
import { applyCopy, type CopyOptions, filesOf, isProduct, planCopy } from './copy.ts'
import { planNew } from './create.ts'
import { readResource } from './from/document.ts'
import { resourceOfFields } from './from/fieldList.ts'
import type { Resource } from './from/field.ts'
import { ImportGraph } from './graph.ts'
import { namesOf } from './names.ts'
import { moduleKeys, ownFiles } from './parts.ts'
import { CommandError } from './commandError.ts'
import { planRemoval } from './remove.ts'
import { applyUpgrade, originChange, planUpgrade, storedAdaptation } from './upgrade.ts'

export { CommandError }

const usage = `npm run module -- list [<target>]
npm run module -- copy <area> <target> [--into </path>] [--name <name>] [--languages en,…]
                       [--no-samples] [--no-tests] [--overwrite] [--dry-run]
npm run module -- upgrade <target> [--dry-run]
npm run module -- remove <area>... [--dry-run]
npm run module -- new <name> [--detail] [--form] [--fields "name,email,…" | --from <api.json> [--resource </path>]]
                         [--name "One/Many"] [--name "de=One/Many"] [--dry-run]
npm run module -- new <name> --page [--name "Name"] [--dry-run]

An area is a module's key, such as apps/email. See docs/modules.md.`

function checkKey(root: string, key: string | undefined): string {
  const keys = moduleKeys(root)
  if (key === undefined) throw new CommandError(`Name a module: ${keys.join(', ')}.`)
  if (keys.includes(key)) return key
  const last = key.split('/').at(-1) ?? key
  const near = keys.filter((known) => known.includes(last))
  throw new CommandError(
    `There is no module "${key}". ${near.length > 0 ? `Did you mean ${near.join(' or ')}?` : `There are: ${keys.join(', ')}.`}`,
  )
}

function checkTarget(root: string, given: string | undefined): string {
  if (given === undefined) throw new CommandError('Name the folder of an app, such as ../my-app.')
  const target = resolve(given)
  if (!existsSync(target) || !statSync(target).isDirectory())
    throw new CommandError(`There is no folder ${target}. Create an app first: npm create vite@latest.`)
  const [from, to] = [realpathSync(root), realpathSync(target)]
  const isWithin = (inner: string, outer: string) => !/^\.\.|^\//.test(relative(outer, inner).replaceAll('\\', '/'))
  if (isWithin(to, from) || isWithin(from, to))
    throw new CommandError(`${target} overlaps this product. Name the folder of another app.`)
  if (!existsSync(join(target, 'package.json')))
    throw new CommandError(`${target} has no package.json. Create an app first: npm create vite@latest.`)
  return target
}

const count = (number: number, one: string, more = `${one}s`) => `${number} ${number === 1 ? one : more}`

const section = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [`${title}\n  ${lines.join('\n  ')}`] : []

/** Prints the number of files of each module: its own, those of a copy, and those that an app has already. */
function list(root: string, given: readonly string[]): string {
  const target = given[0] === undefined ? undefined : checkTarget(root, given[0])
  const stored = target === undefined ? {} : storedAdaptation(target)
  const graph = new ImportGraph(root)
  const rows = moduleKeys(root).map((key) => {
    const files = filesOf(graph, key, { ...stored, noSamples: false, isWhole: false })
    const there = target === undefined ? [] : [files.filter((file) => existsSync(join(target, file))).length]
    return [key, ownFiles(root, key).length, files.length, ...there]
  })
  const heads = ['Module', 'Own files', 'Copied files', ...(target === undefined ? [] : ['Already there'])]
  const widths = heads.map((head, column) => Math.max(...[heads, ...rows].map((row) => String(row[column]).length)))
  return [heads, ...rows]
    .map((row) =>
      row
        .map((cell, column) =>
          column ? String(cell).padStart(widths[column] ?? 0) : String(cell).padEnd(widths[0] ?? 0),
        )
        .join('  '),
    )
    .join('\n')
}

/** Asks for a text on a terminal. */
type Ask = (question: string, proposal: string) => Promise<string>

interface Flags {
  readonly 'dry-run': boolean
  readonly overwrite: boolean
  readonly 'no-samples': boolean
  readonly 'no-tests': boolean
  readonly into?: string
  readonly languages?: string
  readonly page: boolean
  readonly detail: boolean
  readonly form: boolean
  readonly name?: readonly string[]
  readonly fields?: string
  readonly from?: string
  readonly resource?: string
}

/** Options that are not given are those of earlier copies to the app. */
async function copyOptions(root: string, target: string, flags: Flags, ask: Ask | undefined): Promise<CopyOptions> {
  const stored = storedAdaptation(target)
  const proposal = stored.name ?? nameOf(target)
  const isAsked = ask && flags.name === undefined && stored.name === undefined && !isProduct(target)
  const name = readName(isAsked ? await ask('Name of the app on screen', proposal) : (flags.name?.at(-1) ?? proposal))
  const into = flags.into === undefined ? stored.into : readInto(flags.into)
  const languages = flags.languages === undefined ? stored.languages : readLanguages(root, flags.languages)
  return {
    name,
    ...(into && { into }),
    ...(languages && { languages }),
    noSamples: flags['no-samples'],
    noTests: flags['no-tests'],
    overwrite: flags.overwrite,
  }
}

async function copy(root: string, given: readonly string[], flags: Flags, ask?: Ask): Promise<string> {
  const key = checkKey(root, given[0])
  const target = checkTarget(root, given[1])
  const options = await copyOptions(root, target, flags, ask)
  const plan = planCopy(new ImportGraph(root), key, target, options)
  const { changes, leftAlone, packages, byHand } = plan
  if (!flags['dry-run']) applyCopy(root, target, [...changes, originChange(root, target, key, options, plan)])
  const of = (kind: string) => changes.filter((change) => change.kind === kind).map(({ path }) => path)
  return [
    `${flags['dry-run'] ? 'Would copy' : 'Copied'} ${key} to ${target}${isProduct(target) ? '' : `, named ${options.name ?? ''}`}: ${count(of('copied').length, 'file')}.`,
    ...(flags['dry-run'] ? section('Copied:', of('copied')) : []),
    ...section('Generated:', of('written')),
    ...section('Edited:', of('edited')),
    ...section('Kept, because they exist and differ (--overwrite replaces them):', leftAlone),
    ...section('Packages added to package.json:', packages),
    ...section('To do by hand:', byHand),
    `Next, in the app: npm install${isProduct(target) ? ', npm run openapi, npm run check' : ', npm run build, npm run dev'}.`,
  ].join('\n\n')
}

function upgrade(root: string, given: readonly string[], flags: Flags): string {
  const target = checkTarget(root, given[0])
  const graph = new ImportGraph(root)
  const plan = planUpgrade(graph, target)
  const { changes, removed, merged, conflicts, leftAlone, packages } = plan
  if (!flags['dry-run']) applyUpgrade(graph, target, plan)
  const paths = changes.map(({ path }) => path).filter((path) => !merged.includes(path) && !conflicts.includes(path))
  return [
    `${flags['dry-run'] ? 'Would upgrade' : 'Upgraded'} ${target}: ${count(paths.length, 'file')} replaced or added, ${removed.length} removed, ${merged.length} merged, ${conflicts.length} with conflicts.`,
    ...(flags['dry-run'] ? section('Replaced or added:', paths) : []),
    ...section('Removed, because nothing needs them:', removed),
    ...section('Changed on both sides, and merged:', merged),
    ...section('With conflicts, marked by <<<<<<<:', conflicts),
    ...section(
      'Unchanged:',
      [...leftAlone].map(([path, why]) => `${path}: ${why}`),
    ),
    ...section('Packages added to package.json:', packages),
    'Next, in the app: npm install, npm run build. git diff shows the changes, git restore undoes them.',
  ].join('\n\n')
}

function removeFile(root: string, file: string): void {
  rmSync(join(root, file))
  for (let folder = dirname(join(root, file)); readdirSync(folder).length === 0; folder = dirname(folder))
    rmdirSync(folder)
}

function regenerate(root: string, edited: readonly string[]): void {
  const run = (args: readonly string[]) =>
    spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  run(['node_modules/prettier/bin/prettier.cjs', '--write', ...edited])
  run(['scripts/openapi.mjs'])
}

function remove(root: string, given: readonly string[], flags: Flags): string {
  const keys = (given.length > 0 ? given : [undefined]).map((key) => checkKey(root, key))
  const { files, along, pictures, edited, packages, toCheck } = planRemoval(new ImportGraph(root), keys)
  if (!flags['dry-run']) {
    for (const file of [...files, ...pictures]) removeFile(root, file)
    for (const [path, text] of Object.entries(edited)) writeFileSync(join(root, path), text)
    regenerate(root, Object.keys(edited))
  }
  return [
    `${flags['dry-run'] ? 'Would remove' : 'Removed'} ${keys.join(', ')}: ${count(files.length, 'file')} and ${count(pictures.length, 'image')}.`,
    ...(flags['dry-run'] ? section('Removed:', [...files, ...pictures]) : []),
    ...section('Also removed, because nothing else needs them, or they need the module:', along),
    ...section('Edited:', Object.keys(edited)),
    ...section('Unused packages:', packages),
    ...section('To check, because they name the module:', toCheck),
    `Next: ${packages.length > 0 ? 'npm install, ' : ''}npm run check, npm test. git restore undoes the changes.`,
  ].join('\n\n')
}

/** @returns undefined for the fields of the template */
async function resourceFor(name: string, { fields, from, resource }: Flags): Promise<Resource | undefined> {
  if (fields !== undefined && from !== undefined) throw new CommandError('Use --fields or --from, not both.')
  if (resource !== undefined && from === undefined)
    throw new CommandError('--resource requires --from, such as --from api.json.')
  if (fields !== undefined) return resourceOfFields(fields)
  return from === undefined ? undefined : readResource(resolve(from), resource ?? `/${name.replace(/.*\//, '')}`)
}

async function create(root: string, given: readonly string[], flags: Flags): Promise<string> {
  const { page, detail, form } = flags
  const [name, ...others] = given
  if (name === undefined || others.length > 0)
    throw new CommandError('Name the new list in the plural, such as suppliers.')
  if (page && (detail || form || flags.fields !== undefined || flags.from !== undefined))
    throw new CommandError('--page creates a page without data: leave out --detail, --form, --fields and --from.')
  const resource = await resourceFor(name, flags)
  const plan = planNew(root, namesOf(name, flags.name, page), { page, detail, form, resource })
  const { key, files, edited, untranslated } = plan
  if (!flags['dry-run']) {
    for (const [path, text] of Object.entries({ ...files, ...edited })) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    regenerate(root, [...Object.keys(files), ...Object.keys(edited)])
  }
  return [
    `${flags['dry-run'] ? 'Would create' : 'Created'} ${key}: ${count(Object.keys(files).length, 'file')}.`,
    ...section('New files:', Object.keys(files)),
    ...section('Edited:', Object.keys(edited)),
    ...section('Differences from the document:', resource?.notes ?? []),
    ...section(`To translate in src/views/${key}/locales:`, untranslated),
    `Next: npm start and open /${key}; npm run check, npx vitest run tests/${key}.`,
  ].join('\n\n')
}

/**
 * @param args arguments after `npm run module --`
 * @param ask default: nothing is asked, and proposals are used
 * @returns the output
 * @throws CommandError
 */
export async function runModule(root: string, args: readonly string[], ask?: Ask): Promise<string> {
  const options = {
    'dry-run': { type: 'boolean' },
    overwrite: { type: 'boolean' },
    'no-samples': { type: 'boolean' },
    'no-tests': { type: 'boolean' },
    into: { type: 'string' },
    languages: { type: 'string' },
    page: { type: 'boolean' },
    detail: { type: 'boolean' },
    form: { type: 'boolean' },
    name: { type: 'string', multiple: true },
    fields: { type: 'string' },
    from: { type: 'string' },
    resource: { type: 'string' },
  } as const
  const parsed = (() => {
    try {
      return parseArgs({ args: [...args], options, allowPositionals: true })
    } catch (error) {
      throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    }
  })()
  const [command, ...given] = parsed.positionals
  const off = { page: false, detail: false, form: false }
  const none = { 'dry-run': false, overwrite: false, 'no-samples': false, 'no-tests': false }
  const flags = { ...off, ...none, ...parsed.values }
  const commands = new Map(Object.entries({ list, copy, upgrade, remove, new: create }))
  const run = commands.get(command ?? '')
  if (run) return run(root, given, flags, ask)
  throw new CommandError(command === undefined ? usage : `There is no command "${command}".\n\n${usage}`)
}
