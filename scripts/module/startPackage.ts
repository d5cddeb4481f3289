import { product } from '../../src/product.ts'
import { slugOf } from './adapt.ts'

const templateScripts = /^((pre)?starter|breaks|bench.*|pictures|(pre)?screenshots)$/

/** License of the template, in a product. */
export const templateLicense = `LICENSE.${slugOf(product.name)}`

export interface Manifest {
  readonly scripts: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

/** package.json and package-lock.json, with the same packages. */
export function packageFiles(manifest: Manifest, lock: string, name: string): Record<string, string> {
  const { dependencies, devDependencies } = manifest
  const facts = { name: slugOf(name), license: 'UNLICENSED' }
  const scripts = Object.fromEntries(
    Object.entries(manifest.scripts).filter(([script]) => !templateScripts.test(script)),
  )
  const locked = JSON.parse(lock) as { packages: Record<string, object> }
  const root = { ...locked.packages[''], ...facts, dependencies, devDependencies }
  const print = (value: object) => `${JSON.stringify(value, null, 2)}\n`
  return {
    'package.json': print({ ...manifest, ...facts, description: name, scripts }),
    'package-lock.json': print({ ...locked, name: facts.name, packages: { ...locked.packages, '': root } }),
  }
}

/** knip.json of a product. Exports for later modules are unused; reports them as warnings. */
export function productKnip(text: string): string {
  const knip = JSON.parse(text) as { entry: string[]; project: string[] }
  const isOwn = (pattern: string) => !pattern.startsWith('examples/')
  const scriptsOnly = (pattern: string) => pattern.replace('{scripts,examples}', 'scripts')
  return JSON.stringify({
    ...knip,
    entry: [
      'src/{@core,utility,redux/app,@fake-db/kit,views/shared/list}/**/*.{ts,tsx}',
      ...knip.entry.filter(isOwn).map(scriptsOnly),
    ],
    project: knip.project.filter(isOwn),
    rules: { exports: 'warn', types: 'warn' },
  })
}
