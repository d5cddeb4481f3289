import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyCopy, type Change, type Copy, type CopyOptions, planCopy } from './copy.ts'
import type { ImportGraph } from './graph.ts'
import { CommandError } from './commandError.ts'
import { entriesFolder } from './registries.ts'

/** Content of `copied-modules.json`. */
interface Origin {
  /** Hashes by path. */
  readonly files: Readonly<Record<string, string>>
  readonly commit: string
  readonly modules: Readonly<Record<string, Pick<CopyOptions, 'noSamples'>>>
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

function originText(
  root: string,
  known: Origin | undefined,
  modules: Origin['modules'],
  copied: readonly string[],
): string {
  const commit = git(root, ['rev-parse', 'HEAD'])?.toString().trim() ?? ''
  const own = copied.map((path) => [path, hashOf(readFileSync(join(root, path)))] as const)
  const files = Object.entries({ ...known?.files, ...Object.fromEntries(own) }).sort(([one], [other]) =>
    one < other ? -1 : 1,
  )
  const origin: Origin = { commit, modules: { ...known?.modules, ...modules }, files: Object.fromEntries(files) }
  return `${JSON.stringify(origin, null, 2)}\n`
}

export function originChange(root: string, target: string, key: string, options: CopyOptions, plan: Copy): Change {
  const modules = { [key]: { noSamples: options.noSamples } }
  // Files left alone are the app's own.
  const copied = plan.copied.filter((path) => !plan.leftAlone.includes(path))
  return { path: originFile, kind: 'edited', text: originText(root, readOrigin(target), modules, copied) }
}

/** `mine` and `theirs` are paths. */
function merge(mine: string, base: Buffer, theirs: string): { text: string; hasConflicts: boolean } {
  const folder = mkdtempSync(join(tmpdir(), 'merge-'))
  try {
    const path = join(folder, 'base')
    writeFileSync(path, base)
    const labels = ['-L', 'yours', '-L', 'before', '-L', 'newer']
    const { status, stdout } = spawnSync('git', ['merge-file', '-p', '--diff3', ...labels, mine, path, theirs], {
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
  const plans = Object.entries(origin.modules).map(([key, { noSamples }]) =>
    planCopy(graph, key, target, { noSamples, overwrite: true }),
  )
  const copied = new Set(plans.flatMap((plan) => plan.copied))
  const leftAlone = new Map<string, string>()
  const leave = (path: string, why: string) => leftAlone.set(path, why)
  const done = { changes: [] as Change[], merged: [] as string[], conflicts: [] as string[], leftAlone }
  const here = (path: string) => hashOf(readFileSync(join(target, path)))

  for (const path of copied) {
    const known = origin.files[path]
    const current = hashOf(readFileSync(join(root, path)))
    if (known === current) continue
    if (!existsSync(join(target, path))) {
      if (known === undefined) done.changes.push({ path, kind: 'copied' })
      else leave(path, 'you have deleted it')
      continue
    }
    if (here(path) === current) continue
    if (here(path) === known) {
      done.changes.push({ path, kind: 'copied' })
      continue
    }
    const base = git(root, ['show', `${origin.commit}:${path}`])
    if (known === undefined) leave(path, 'it was not copied from here')
    else if (!base || hashOf(base) !== known) leave(path, 'its original is not in this repository')
    else if (base.includes(0)) leave(path, 'it is binary, and yours differs')
    else {
      const { text, hasConflicts } = merge(join(target, path), base, join(root, path))
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
  for (const [key, { noSamples }] of Object.entries(origin?.modules ?? {})) {
    const plan = planCopy(graph, key, target, { noSamples, overwrite: false })
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
  const known = origin && { ...origin, files: Object.fromEntries(files) }
  writeFileSync(
    join(target, originFile),
    originText(
      root,
      known,
      {},
      copied.filter((path) => !stays(path)),
    ),
  )
}
