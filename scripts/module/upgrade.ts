import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adaptedFiles, type Adaptation } from './adapt.ts'
import {
  applyCopy,
  type Change,
  type Copy,
  type CopyOptions,
  isProduct,
  type ModuleOptions,
  planCopy,
  textFor,
} from './copy.ts'
import type { ImportGraph } from './graph.ts'
import { CommandError } from './commandError.ts'
import { entriesFolder } from './registries.ts'

/** Content of `copied-modules.json`. */
interface Origin {
  /** Hashes by path. */
  readonly files: Readonly<Record<string, string>>
  readonly commit: string
  readonly modules: Readonly<Record<string, ModuleOptions>>
  readonly app?: Adaptation
}

interface Upgrade {
  readonly changes: readonly Change[]
  readonly removed: readonly string[]
  readonly merged: readonly string[]
  readonly conflicts: readonly string[]
  readonly leftAlone: ReadonlyMap<string, string>
  readonly packages: readonly string[]
  readonly copied: readonly string[]
}

const originFile = 'copied-modules.json'

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16)

function git(folder: string, args: readonly string[]): Buffer | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, maxBuffer: 50_000_000 })
  return status === 0 ? stdout : undefined
}

function readOrigin(target: string): Origin | undefined {
  const path = join(target, originFile)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Origin) : undefined
}

/** Options of earlier copies to the app. */
export const storedAdaptation = (target: string): Adaptation => readOrigin(target)?.app ?? {}

/** Returns a function that converts the content of a file of this product to that in the app. */
function adapter(target: string, app: Adaptation): (path: string, content: Buffer) => Buffer {
  const isWhole = isProduct(target)
  return (path, content) => {
    const text = isWhole ? undefined : textFor(path, () => content.toString('utf8'), app)
    return text === undefined ? content : Buffer.from(text)
  }
}

function originText(
  root: string,
  target: string,
  known: Pick<Origin, 'files' | 'modules'> | undefined,
  app: Adaptation,
  copied: readonly string[],
): string {
  const commit = git(root, ['rev-parse', 'HEAD'])?.toString().trim() ?? ''
  const adapt = adapter(target, app)
  const own = copied.map((path) => [path, hashOf(adapt(path, readFileSync(join(root, path))))] as const)
  const files = Object.entries({ ...known?.files, ...Object.fromEntries(own) }).sort(([one], [other]) =>
    one < other ? -1 : 1,
  )
  const origin: Origin = { commit, app, modules: known?.modules ?? {}, files: Object.fromEntries(files) }
  return `${JSON.stringify(origin, null, 2)}\n`
}

export function originChange(root: string, target: string, key: string, options: CopyOptions, plan: Copy): Change {
  const { noSamples, noTests, name, into, languages } = options
  const known = readOrigin(target)
  const modules = { ...known?.modules, [key]: { noSamples, ...(noTests && { noTests }) } }
  const app = { ...(name !== undefined && { name }), ...(into && { into }), ...(languages && { languages }) }
  // Files left alone are the app's own.
  const copied = plan.copied.filter((path) => !plan.leftAlone.includes(path))
  const text = originText(root, target, { files: known?.files ?? {}, modules }, app, copied)
  return { path: originFile, kind: 'edited', text }
}

/** @param mine path of a file */
function merge(mine: string, base: Buffer, theirs: Buffer): { text: string; hasConflicts: boolean } {
  const folder = mkdtempSync(join(tmpdir(), 'merge-'))
  try {
    const others = Object.entries({ base, theirs }).map(([name, content]) => {
      writeFileSync(join(folder, name), content)
      return join(folder, name)
    })
    const labels = ['-L', 'yours', '-L', 'before', '-L', 'newer']
    const { status, stdout } = spawnSync('git', ['merge-file', '-p', '--diff3', ...labels, mine, ...others], {
      maxBuffer: 50_000_000,
    })
    if (status === null || status < 0 || status > 127)
      throw new CommandError('git merge-file failed. An upgrade requires it.')
    return { text: stdout.toString('utf8'), hasConflicts: status > 0 }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Plans the upgrade of the modules in an app to this version; writes nothing. Files changed only here are replaced; files changed
 * on both sides are merged.
 * @throws CommandError for an app without `copied-modules.json`, or with uncommitted changes
 */
export function planUpgrade(graph: ImportGraph, target: string): Upgrade {
  const origin = readOrigin(target)
  if (!origin)
    throw new CommandError(`${target} has no ${originFile}, so it is not known what was copied there. Copy again.`)
  if (git(target, ['status', '--porcelain'])?.toString().trim())
    throw new CommandError(
      `${target} has changes that are not committed. Commit them first, so that git can undo an upgrade.`,
    )

  const { root } = graph
  const plans = Object.entries(origin.modules).map(([key, module]) =>
    planCopy(graph, key, target, { ...origin.app, ...module, overwrite: true }),
  )
  const adapt = adapter(target, origin.app ?? {})
  const copied = new Set(plans.flatMap((plan) => plan.copied))
  const leftAlone = new Map<string, string>()
  const leave = (path: string, why: string) => leftAlone.set(path, why)
  const done = { changes: [] as Change[], merged: [] as string[], conflicts: [] as string[], leftAlone }
  const here = (path: string) => hashOf(readFileSync(join(target, path)))
  const replace = (path: string, content: Buffer): Change =>
    adaptedFiles.includes(path) ? { path, kind: 'copied', text: content.toString('utf8') } : { path, kind: 'copied' }

  for (const path of copied) {
    const known = origin.files[path]
    const newer = adapt(path, readFileSync(join(root, path)))
    const current = hashOf(newer)
    if (known === current) continue
    if (!existsSync(join(target, path))) {
      if (known === undefined) done.changes.push(replace(path, newer))
      else leave(path, 'you have deleted it')
      continue
    }
    if (here(path) === current) continue
    if (here(path) === known) {
      done.changes.push(replace(path, newer))
      continue
    }
    const original = git(root, ['show', `${origin.commit}:${path}`])
    const base = original && adapt(path, original)
    if (known === undefined) leave(path, 'it was not copied from here')
    else if (!base || hashOf(base) !== known) leave(path, 'its original is not in this repository')
    else if (base.includes(0)) leave(path, 'it is binary, and yours differs')
    else {
      const { text, hasConflicts } = merge(join(target, path), base, newer)
      done.changes.push({ path, kind: 'edited', text })
      done[hasConflicts ? 'conflicts' : 'merged'].push(path)
    }
  }

  const gone = Object.keys(origin.files).filter((path) => !copied.has(path) && existsSync(join(target, path)))
  const removed = gone.filter((path) => here(path) === origin.files[path])
  for (const path of gone) if (!removed.includes(path)) leave(path, 'it is unused, and yours differs')
  return { ...done, removed, packages: [...new Set(plans.flatMap((plan) => plan.packages))], copied: [...copied] }
}

export function applyUpgrade(
  graph: ImportGraph,
  target: string,
  { changes, removed, leftAlone, copied }: Upgrade,
): void {
  const { root } = graph
  const origin = readOrigin(target)
  // Each module adds to the packages and sample backend entries of the previous one.
  for (const [key, module] of Object.entries(origin?.modules ?? {})) {
    const plan = planCopy(graph, key, target, { ...origin?.app, ...module, overwrite: false })
    applyCopy(
      root,
      target,
      plan.changes.filter(({ path, kind }) => kind === 'edited' || path.startsWith(entriesFolder)),
    )
  }
  applyCopy(root, target, changes)
  for (const path of removed) rmSync(join(target, path))
  const stays = (path: string) => leftAlone.has(path)
  const files = Object.entries(origin?.files ?? {}).filter(([path]) => stays(path) || copied.includes(path))
  const known = { modules: origin?.modules ?? {}, files: Object.fromEntries(files) }
  writeFileSync(
    join(target, originFile),
    originText(
      root,
      target,
      known,
      origin?.app ?? {},
      copied.filter((path) => !stays(path)),
    ),
  )
}
