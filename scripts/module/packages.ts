import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Versions = Readonly<Record<string, string>>

export interface Manifest {
  readonly name?: string
  readonly scripts?: Versions
  readonly bin?: string | Versions
  readonly dependencies?: Versions
  readonly devDependencies?: Versions
  readonly overrides?: Readonly<Record<string, unknown>>
  readonly peerDependencies?: Versions
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

/** Adds peer dependencies and `@types` that the product has. */
export function withCompanions(root: string, names: readonly string[]): string[] {
  const { dependencies = {}, devDependencies = {} } = readManifest(root)
  const has = (name: string) => name in dependencies || name in devDependencies
  const found = new Set(names.filter(has))
  for (const name of found) {
    const folder = join(root, 'node_modules', name)
    const peers = existsSync(folder) ? Object.keys(readManifest(folder).peerDependencies ?? {}) : []
    const companions = [...peers, `@types/${name.replace('@', '').replace('/', '__')}`]
    companions.filter(has).forEach((companion) => found.add(companion))
  }
  return [...found].sort()
}

const sorted = <T>(entries: Readonly<Record<string, T>>) =>
  Object.fromEntries(Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1)))

/**
 * Adds packages of `source` to `target`, with versions and overrides. Existing packages keep their version.
 * @param tools packages that only tests and the build need
 * @returns the new manifest, and the added packages, such as `zod 4.6.7`
 */
export function mergePackages(
  target: Manifest,
  source: Manifest,
  names: readonly string[],
  tools: readonly string[] = [],
): { manifest: Manifest; added: string[] } {
  const isThere = (name: string) => name in { ...target.dependencies, ...target.devDependencies }
  const missing = (versions: Versions, wanted: readonly string[]) =>
    Object.entries(versions).filter(([name]) => wanted.includes(name) && !isThere(name))
  const needed = source.dependencies ?? {}
  const dependencies = missing(needed, names)
  const onlyTools = tools.filter((name) => !names.includes(name))
  const devDependencies = missing({ ...needed, ...source.devDependencies }, [
    ...onlyTools,
    ...names.filter((name) => !(name in needed)),
  ])
  const overrides = { ...source.overrides, ...target.overrides }
  return {
    manifest: {
      ...target,
      dependencies: sorted({ ...target.dependencies, ...Object.fromEntries(dependencies) }),
      devDependencies: sorted({ ...target.devDependencies, ...Object.fromEntries(devDependencies) }),
      ...(Object.keys(overrides).length > 0 && { overrides }),
    },
    added: [...dependencies, ...devDependencies].map(([name, version]) => `${name} ${version}`),
  }
}
