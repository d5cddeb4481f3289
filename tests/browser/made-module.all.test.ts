import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { axeFindings } from './support/inspect'
import { openBuild } from './support/openBuild'
import { copyProduct } from './support/productCopy'
import { run } from './support/terminal'

const fixtures = join(process.cwd(), 'tests/scripts/module/fixtures')
const fields = 'name,email,phone?,website?,price:currency,currency,founded:date,active:boolean,state:open|closed,notes?'
const made: readonly (readonly [name: string, ...args: string[]])[] = [
  ['suppliers'],
  ['partners', '--detail'],
  ['agencies', '--form'],
  ['carriers', '--detail', '--form', '--fields', fields],
  ['pets', '--detail', '--form', '--from', join(fixtures, 'petshop.json'), '--resource', '/pets'],
  ['pages/leads', '--from', join(fixtures, 'crm.yaml'), '--resource', '/v1/contacts'],
  ['opening-hours', '--page'],
]

interface Made {
  readonly page: Page
  readonly url: string
  readonly name: string
  readonly one: string
  /** Edits from the page of a row. */
  readonly hasDetail?: boolean
  readonly hasForm?: boolean
  readonly fill?: (form: ReturnType<Page['getByRole']>) => Promise<void>
}

/** Adds a row, edits and deletes it, and restores it with Undo, as a user would. */
async function useModule({ page, url, name, one, hasDetail, hasForm, fill }: Made): Promise<void> {
  const [added, changed] = [`Zebra ${one}`, `Zulu ${one}`]
  const form = (title: string) => page.getByRole(hasForm ? 'form' : 'dialog', { name: title })
  const searched = async (text: string) => {
    await page.goto(`${url}apps/${name}?q=${encodeURIComponent(text)}`)
    return page.getByRole('button', { name: `Actions for ${text}` })
  }
  const open = async (action: 'Edit' | 'Delete') => {
    if (hasDetail) {
      await page.getByRole('main').getByRole('link', { name: added }).click()
      await page.getByRole('heading', { level: 1, name: added }).waitFor()
      expect(await axeFindings(page)).toEqual([])
      await page.getByRole(hasForm && action === 'Edit' ? 'link' : 'button', { name: action }).click()
    } else {
      await page.getByRole('button', { name: `Actions for ${added}` }).click()
      await page.getByRole('menuitem', { name: action }).click()
    }
  }

  await page.goto(`${url}apps/${name}`)
  await page.getByRole('table').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: `Add ${one}` }).click()
  await form(`Add ${one}`).getByRole('textbox').first().fill(added)
  await fill?.(form(`Add ${one}`))
  expect(await axeFindings(page)).toEqual([])
  await form(`Add ${one}`)
    .getByRole('button', { name: `Add ${one}` })
    .click()
  await page.getByText(`added: ${added}`).waitFor()

  await (await searched(added)).waitFor()
  await open('Edit')
  await form(`Edit ${one}`).getByRole('textbox').first().fill(changed)
  await form(`Edit ${one}`).getByRole('button', { name: 'Save' }).click()
  await page.getByText(`updated: ${changed}`).waitFor()
  if (hasDetail) await page.getByRole('heading', { level: 1, name: changed }).waitFor()

  await (await searched(changed)).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByText(`deleted: ${changed}`).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText(`restored: ${changed}`).waitFor()
  await page.getByRole('button', { name: `Actions for ${changed}` }).waitFor()
}

it('generated modules pass all checks and their own tests, and work in a browser', { timeout: 2_700_000 }, async () => {
  const app = await copyProduct()
  for (const [name, ...args] of made)
    expect(await run(process.execPath, ['scripts/module.mjs', 'new', name, ...args], app)).toContain('Created ')
  const keys = made.map(([name]) => (name.includes('/') ? name : `apps/${name}`))
  const created = (await run('git', ['status', '--short', '--untracked-files=all', '--porcelain'], app)).split('\n')
  const files = created.map((line) => line.slice(3)).filter((path) => keys.some((key) => path.includes(`/${key}/`)))
  await run('npx', ['prettier', '--check', '--log-level', 'warn', ...files], app)
  await run('npx', ['oxlint', '-c', 'oxlint.config.js', ...files.filter((path) => /\.tsx?$/.test(path))], app)
  for (const step of ['imports', 'unused']) await run('npm', ['run', `check:${step}`], app)
  const tests = [...keys.map((key) => `tests/${key}/`), 'tests/architecture', 'tests/contract/operations']
  await run('npx', ['vitest', 'run', '--project', 'unit', '--project', 'jsdom', ...tests], app)
  await run('npm', ['run', 'build'], app)

  const { page, url, complaints } = await openBuild(join(app, 'dist'))
  await page.goto(url)
  await page.evaluate(() => localStorage.setItem('keepSamples', 'true'))
  await page.getByRole('button', { name: 'Admin', exact: true }).click()
  await page.waitForURL((address) => !address.pathname.endsWith('/login'))
  await useModule({ page, url, name: 'suppliers', one: 'supplier' })
  await useModule({ page, url, name: 'partners', one: 'partner', hasDetail: true })
  await useModule({ page, url, name: 'agencies', one: 'agency', hasForm: true })
  await useModule({
    page,
    url,
    name: 'carriers',
    one: 'carrier',
    hasDetail: true,
    hasForm: true,
    async fill(form) {
      await form.getByLabel('Email').fill('zebra@example.com')
      await form.getByLabel('Price').fill('12.50')
      await form.getByLabel('Founded', { exact: true }).fill('2020-02-29')
    },
  })
  await page.goto(`${url}apps/opening-hours`)
  await page.getByRole('heading', { level: 1, name: 'Opening hours' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(complaints).toEqual([])
})
