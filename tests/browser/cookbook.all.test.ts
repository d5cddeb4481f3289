import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Page, WebSocketRoute } from 'playwright-core'
import { expect, it } from 'vitest'
import { type Recipe, readRecipes } from '../support/cookbook'
import { openBuild } from './support/openBuild'
import { copyProduct } from './support/productCopy'
import { run } from './support/terminal'

const recipes = readRecipes()

/** Follows a recipe. Its commands that create files run first. */
async function follow({ commands, files, patch }: Recipe, app: string): Promise<void> {
  for (const command of commands.filter((line) => /^npm run (module -- new|language) /.test(line)))
    await run('npm', command.split(' ').slice(1), app)
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(app, file)), { recursive: true })
    await writeFile(join(app, file), text)
  }
  if (patch === '') return
  await writeFile(join(app, 'change.patch'), patch)
  await run('git', ['apply', 'change.patch'], app)
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

async function logIn(page: Page, role: 'Admin' | 'Client') {
  await page.getByRole('button', { name: role, exact: true }).click()
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
}

/** Opens a page without a reload, which would restore the sample data. */
async function openFromMenu(page: Page, name: string) {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).click()
  await heading(page, name).waitFor()
}

/** The permissions as a backend lists them, which `VITE_REAL_API` selects. */
async function serveLivePermissions(page: Page) {
  const state = { name: 'Open the harbor', sockets: [] as WebSocketRoute[] }
  await page.routeWebSocket(/\/live$/, (socket) => void state.sockets.push(socket))
  await page.route('**/apps/permissions/data*', (route) => {
    const permission = { id: 1, name: state.name, assignedTo: [], createdDate: '24 Sep 2021, 5:45 PM' }
    return route.fulfill({ json: { params: {}, allData: [permission], total: 1, permissions: [permission] } })
  })
  return state
}

// Another sign-in: `sessions.all.test.ts` logs in with a cookie and with OpenID Connect.
it('all recipes work together, and each has its effect', { timeout: 1_800_000 }, async () => {
  const app = await copyProduct()
  for (const recipe of recipes) await follow(recipe, app)
  await run('npm', ['run', 'language', '--', 'de', 'fr', 'pt', 'ar'], app)
  const added = recipes.flatMap(({ files }) => Object.keys(files))
  await run('npx', ['prettier', '--check', '--log-level', 'warn', ...added], app)
  await run('npx', ['oxlint', '-c', 'oxlint.config.js', '--type-aware', '--type-check', 'src', ...added], app)
  const tests = added.filter((file) => file.startsWith('tests/'))
  expect(tests).toHaveLength(2)
  await run('npx', ['vitest', 'run', '--project', 'unit', '--project', 'jsdom', ...tests], app)
  const settings = { VITE_API: 'hybrid', VITE_REAL_API: 'apps/permissions', VITE_VERSION: '2.4.0' }
  await run('npm', ['run', 'build'], app, settings)

  const { page, url, complaints } = await openBuild(join(app, 'dist'))
  const live = await serveLivePermissions(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(url)
  await logIn(page, 'Admin')
  const main = page.getByRole('main')

  // Skin and primary color.
  const root = page.locator('html')
  expect(await root.getAttribute('data-primary')).toBe('teal')
  expect(await root.evaluate((element) => getComputedStyle(element).getPropertyValue('--ld-canvas'))).toBe('#f7f6f2')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.locator('html[data-skin=dark]').waitFor()

  // Menu section, external link, environment variable.
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const sections = await menu.getByRole('heading', { level: 2 }).allTextContents()
  expect(sections.slice(1, 4)).toEqual(['Apps', 'Finance', 'Pages'])
  const finance = menu.locator('section', { has: page.getByRole('heading', { name: 'Finance' }) })
  expect(await finance.getByRole('link').allTextContents()).toEqual([expect.stringContaining('Invoices')])
  const status = menu.getByRole('link', { name: 'System status (opens in a new tab)' })
  expect(await status.getAttribute('href')).toBe('https://status.example.com/')
  await page.getByRole('contentinfo').getByText('2.4.0').waitFor()

  // Chart.
  await openFromMenu(page, 'Users')
  const chart = page.getByRole('region', { name: 'Plan' })
  await chart.locator('svg path, svg circle').first().waitFor()
  await chart.getByText('Enterprise').first().waitFor()

  // Upload: the list shows the stored picture.
  await main.getByRole('table').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Change picture' }).waitFor()
  await page.getByLabel('Change picture').setInputFiles(join(app, 'public/images/icon-192.png'))
  await page.getByText(/ updated$/).waitFor()
  await openFromMenu(page, 'Users')
  await main.locator('table img[src^="data:image/png"]').waitFor()

  // Live updates.
  await openFromMenu(page, 'Permissions')
  await main.getByText('Open the harbor').first().waitFor()
  live.name = 'Close the harbor'
  for (const socket of live.sockets) socket.send('changed')
  await main.getByText('Close the harbor').first().waitFor()

  // Page without data, form page, detail page.
  const pages = menu.locator('section', { has: page.getByRole('heading', { name: 'Pages' }) })
  await pages.getByRole('link', { name: 'Status', exact: true }).click()
  await heading(page, 'Status').waitFor()
  await openFromMenu(page, 'Suppliers')
  await main.getByRole('button', { name: 'Add supplier' }).click()
  await main.getByLabel('Supplier', { exact: true }).fill('Harbor & Sons')
  await main.getByRole('button', { name: 'Add supplier' }).click()
  await main.getByRole('table').getByText('Harbor & Sons').waitFor()
  await openFromMenu(page, 'Customers')
  await main.getByRole('table').getByRole('link').first().click()
  const terms = main.locator('dt')
  await terms.first().waitFor()
  expect(await terms.allTextContents()).toEqual(['Added', 'Status'])

  // Permission.
  await openFromMenu(page, 'License')
  await main.getByRole('button', { name: 'Copy license' }).waitFor()
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await logIn(page, 'Client')
  await openFromMenu(page, 'License')
  expect(await main.getByRole('button', { name: 'Copy license' }).count()).toBe(0)

  // Language.
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: 'Italiano' }).click()
  await page.locator('html[lang=it]').waitFor()
  await heading(page, 'License').waitFor()
  expect(complaints).toEqual([])
})

it('an upgrade merges a newer template with the changes of a product', { timeout: 1_800_000 }, async () => {
  const template = await copyProduct()
  const folder = dirname(template)
  const original = join(folder, 'original')
  await rename(template, original)
  const product = join(folder, 'my-admin')
  const { commands } = recipes.find(({ title }) => title === 'Upgrade') ?? { commands: [] }
  const [, ...rest] = commands.slice(commands.findIndex((line) => line.startsWith('cd ../my-admin')))
  const start = rest.findIndex((line) => line.startsWith('npm run starter'))
  const [first, again] = [rest.slice(0, start), rest.slice(start)]
  const starter = again[0]?.split(' ').slice(1) ?? []
  const merge = again.slice(2, -1)
  expect([first.length, merge.length]).toEqual([2, 3])

  const git = { GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'ada@example.com' }
  const author = { ...git, GIT_COMMITTER_NAME: 'Ada', GIT_COMMITTER_EMAIL: 'ada@example.com' }
  const type = (lines: readonly string[]) => run('sh', ['-ec', lines.join('\n')], product, author)
  const edit = async (root: string, file: string, change: (text: string) => string) =>
    writeFile(join(root, file), change(await readFile(join(root, file), 'utf8')))

  await run('npm', starter, original)
  await rename(join(folder, 'my-admin-next'), product)
  await type(first)
  await edit(product, 'src/product.ts', (text) => text.replace("skin: 'light'", "skin: 'dark'"))
  await type(['git commit -qam "Own changes"'])

  await edit(original, 'src/product.ts', (text) => text.replace(/$/, '\nexport const added = true\n'))
  await edit(original, 'src/main.tsx', (text) => `${text}\n// A newer template.\n`)
  await run('npm', starter, original)
  await type(merge)
  const merged = await readFile(join(product, 'src/product.ts'), 'utf8')
  expect(merged).toContain("skin: 'dark'")
  expect(merged).toContain('export const added = true')
  expect(await readFile(join(product, 'src/main.tsx'), 'utf8')).toContain('// A newer template.')
  expect(await type(['git status --porcelain'])).toBe('')
})
