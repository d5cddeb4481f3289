import type { ICruiseResult } from 'dependency-cruiser'
import { spawnSync } from 'node:child_process'
import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** A small tree in this layout: each file with its imports. */
const legal: Record<string, string[]> = {
  'src/main.tsx': ['@/App'],
  'src/App.tsx': ['@/navigation/modules', '@/layouts/vertical/Shell'],
  'src/@core/api/endpoint.ts': [],
  'src/@core/schema.ts': [],
  'src/utility/format.ts': ['@core/schema'],
  'src/configs/env.ts': ['@core/schema'],
  'src/configs/publicPaths.ts': [],
  'src/navigation/modules.ts': ['@/views/apps/mail/module'],
  'src/layouts/vertical/Shell.tsx': [
    '@/redux/shell/session/slice',
    '@/navigation/modules',
    '@/views/shared/appearance/AppearanceOptions',
  ],
  'src/views/shared/appearance/AppearanceOptions.tsx': ['@/redux/shell/session/slice'],
  'src/redux/app/hooks.ts': ['@/configs/env'],
  'src/redux/shell/session/slice.ts': ['@/redux/app/hooks', '@core/api/endpoint'],
  'src/redux/apps/mail/schema.ts': ['@core/schema'],
  'src/redux/shell/session/schema.ts': ['@core/schema'],
  'src/redux/apps/mail/contract.ts': ['@core/api/endpoint', './schema', '@/redux/shell/session/schema'],
  'src/redux/apps/mail/adapter.ts': ['@core/api/endpoint', './contract', './schema', '@/redux/app/hooks'],
  'src/redux/apps/mail/slice.ts': ['./contract', '@/redux/shell/session/slice', '@/utility/format'],
  'src/views/apps/mail/module.ts': ['@/configs/publicPaths', './paths'],
  'src/views/apps/mail/paths.ts': ['@core/module/definePath'],
  'src/redux/apps/mail/area.ts': ['@core/module/definePath'],
  'src/@core/module/definePath.ts': [],
  'src/views/apps/mail/Page.tsx': [
    '@/redux/apps/mail/slice',
    '@/redux/app/hooks',
    '@/utility/format',
    '@/views/apps/notes/paths',
    './Row',
  ],
  'src/views/apps/mail/Row.tsx': ['react'],
  'src/views/apps/mail/Part.tsx': ['./Page'],
  'src/views/cards/analytics/widgets.ts': [],
  'src/views/dashboards/sales/Page.tsx': ['@/views/cards/analytics/widgets'],
  'src/redux/apps/notes/slice.ts': [],
  'src/views/apps/notes/paths.ts': ['@core/module/definePath'],
  'src/@fake-db/kit/mount.ts': ['@core/api/endpoint'],
  'src/@fake-db/apps/mail/handlers.ts': [
    '@fake-db/kit/mount',
    '@/redux/apps/mail/contract',
    '@/redux/apps/mail/schema',
    '@/redux/shell/session/schema',
    '@fake-db/shell/session/accounts',
  ],
  'src/@fake-db/shell/session/accounts.ts': ['@fake-db/kit/mount'],
  'src/@fake-db/apps/notes/handlers.ts': ['@fake-db/kit/mount'],
  'src/@fake-db/index.ts': ['@fake-db/kit/mount', '@fake-db/apps/mail/handlers'],
  'scripts/module/run.ts': ['./create'],
  'scripts/module/create.ts': ['@/utility/format'],
}

/** Each import breaks the rule beside it. */
const illegal: [rule: string, from: string, to: string][] = [
  ['no-circular', 'src/views/apps/mail/Page.tsx', './Part'],
  ['no-circular', 'scripts/module/create.ts', './run'],
  ['view-module-isolated', 'src/views/apps/mail/BadView.tsx', '@/redux/apps/notes/slice'],
  ['widgets-for-dashboards', 'src/views/apps/mail/BadCard.tsx', '@/views/cards/analytics/widgets'],
  ['paths-are-leaves', 'src/views/cards/analytics/paths.ts', './widgets'],
  ['areas-are-leaves', 'src/redux/apps/notes/area.ts', './slice'],
  ['views-know-no-navigation', 'src/views/apps/mail/BadMenu.tsx', '@/navigation/registry'],
  ['configs-know-no-module', 'src/configs/badTheme.ts', '@/redux/app/hooks'],
  ['product-is-leaf', 'src/product.ts', '@/configs/publicPaths'],
  ['redux-module-isolated', 'src/redux/apps/mail/badSlice.ts', '@/redux/apps/notes/slice'],
  ['contract-is-leaf', 'src/redux/apps/notes/contract.ts', '@/utility/format'],
  ['adapter-knows-contract', 'src/redux/apps/notes/adapter.ts', './slice'],
  ['adapters-only-on-demand', 'src/redux/apps/mail/needsAdapter.ts', './adapter'],
  ['redux-app-knows-no-module', 'src/redux/app/badStore.ts', '@/redux/apps/notes/slice'],
  ['fake-module-isolated', 'src/@fake-db/apps/mail/badRules.ts', '@fake-db/apps/notes/handlers'],
  ['fake-module-isolated', 'src/@fake-db/apps/mail/badSlice.ts', '@/redux/apps/mail/slice'],
  ['fake-kit-knows-no-module', 'src/@fake-db/kit/badKit.ts', '@fake-db/apps/notes/handlers'],
  ['nobody-imports-fake-db', 'src/layouts/badLayout.ts', '@fake-db/index'],
  ['fake-db-only-on-demand', 'src/App.tsx', '@fake-db/index'],
  ['core-and-utility-are-leaves', 'src/@core/api/badClient.ts', '@/configs/env'],
  ['core-and-utility-are-leaves', 'src/utility/badFormat.ts', '@/configs/env'],
  ['navigation-entries-only', 'src/navigation/badMenu.ts', '@/views/apps/mail/Row'],
  ['layouts-no-modules', 'src/layouts/badShell.ts', '@/redux/apps/notes/slice'],
  ['layouts-no-modules', 'src/layouts/badPanel.ts', '@/views/apps/notes/paths'],
  ['views-know-no-layout', 'src/views/shared/appearance/badOptions.ts', '@/layouts/vertical/Shell'],
  ['no-unresolvable', 'src/utility/badPath.ts', '@/utility/nowhere'],
  ['no-dev-dependency-in-src', 'src/utility/badTool.ts', 'a-tool'],
]

const root = process.cwd()
const lines = (targets: string[]) => targets.map((target) => `import '${target}'\n`).join('')

async function violations(folder: string, files: Record<string, string[]>) {
  await Promise.all(
    Object.entries(files).map(async ([file, targets]) => {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), lines(targets))
    }),
  )
  const command = join(root, 'node_modules/.bin/depcruise')
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const [, ...folders] = scripts['check:imports']!.split(' ')
  const { stdout } = spawnSync(
    process.execPath,
    [command, '--config', join(root, '.dependency-cruiser.cjs'), '-T', 'json', ...folders],
    { cwd: folder, encoding: 'utf8' },
  )
  return (JSON.parse(stdout) as ICruiseResult).summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`)
}

describe('import rules', () => {
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'imports-'))
    const paths = { '@/*': ['./src/*'], '@core/*': ['./src/@core/*'], '@fake-db/*': ['./src/@fake-db/*'] }
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { paths } }))
    await writeFile(
      join(folder, 'package.json'),
      JSON.stringify({ dependencies: { react: '1' }, devDependencies: { 'a-tool': '1' } }),
    )
    for (const name of ['react', 'a-tool']) {
      await mkdir(join(folder, 'node_modules', name), { recursive: true })
      await writeFile(join(folder, 'node_modules', name, 'package.json'), JSON.stringify({ name, main: 'index.js' }))
      await writeFile(join(folder, 'node_modules', name, 'index.js'), '')
    }
  })

  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('allow every direction of the architecture', async () => {
    expect(await violations(folder, legal)).toEqual([])
  })

  it('reject each forbidden direction, and nothing else', async () => {
    const files: Record<string, string[]> = { ...legal, 'src/navigation/registry.ts': [] }
    for (const [, from, to] of illegal) files[from] = [...(files[from] ?? []), to]
    const found = await violations(folder, files)
    expect([...new Set(found)].sort()).toEqual(illegal.map(([rule, from]) => `${rule}: ${from}`).sort())
  })
})
