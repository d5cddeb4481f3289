import { join } from 'node:path'
import { expect, it } from 'vitest'
import { copyProduct } from './support/productCopy'
import { run } from './support/terminal'

const fixtures = join(process.cwd(), 'tests/scripts/module/fixtures')
const made = [['pets', 'petshop.json', '/pets'], ['pages/leads', 'crm.yaml', '/v1/contacts'], ['suppliers']] as const

it('generated modules pass all checks and their own tests', { timeout: 1_800_000 }, async () => {
  const app = await copyProduct()
  for (const [name, file, resource] of made) {
    const from = file === undefined ? [] : ['--from', join(fixtures, file), '--resource', resource]
    expect(await run(process.execPath, ['scripts/module.mjs', 'new', name, ...from], app)).toContain('Created ')
  }
  const keys = made.map(([name]) => (name.includes('/') ? name : `apps/${name}`))
  const files = keys.flatMap((key) => [
    ...['redux', '@fake-db', 'views'].map((part) => `src/${part}/${key}`),
    `tests/${key}`,
  ])
  await run('npx', ['prettier', '--check', '--log-level', 'warn', ...files], app)
  await run('npx', ['oxlint', '-c', 'oxlint.config.js', ...files], app)
  for (const step of ['imports', 'unused']) await run('npm', ['run', `check:${step}`], app)
  const tests = [...keys.map((key) => `tests/${key}/`), 'tests/architecture', 'tests/contract/operations']
  await run('npx', ['vitest', 'run', '--project', 'unit', '--project', 'jsdom', ...tests], app)
})
