import type { Page } from 'playwright-core'
import { settled, visit } from './browser'
import { addressOf, memberRoutes } from './routes'

const addresses = memberRoutes.map(addressOf).filter((address) => !/^\/layouts\/(blank|without-menu)$/.test(address))
/** Pages whose forms are tested: apps and pages, or all of the chosen modules. */
export const formAddresses = process.env.MODULES
  ? addresses
  : addresses.filter((address) => /^\/(apps|pages)\//.test(address))

/** Maximum number of buttons per page to press in search of forms. */
const mostOpeners = 16

export interface Place {
  readonly address: string
  readonly openers: readonly string[]
  /** Among the forms on screen. */
  readonly index: number
  readonly isInDialog?: boolean
}

async function press(page: Page, key: string): Promise<boolean> {
  const isThere = await page.evaluate((wanted) => window.probe.prepare(wanted), key)
  if (!isThere) return false
  await page.evaluate(() => window.probe.act())
  // React shows lazy parts up to 300 ms later.
  await page.evaluate(() => window.probe.settle(400))
  return true
}

export async function reach(page: Page, { address, openers, isInDialog }: Omit<Place, 'index'>): Promise<boolean> {
  await visit(page, address)
  for (const opener of openers) if (!(await press(page, opener))) return false
  if (isInDialog) await page.getByRole('dialog').last().waitFor()
  await settled(page)
  return true
}

const countForms = (page: Page) => page.evaluate(() => window.probe.countForms())
const layers = (page: Page) => page.evaluate(() => window.probe.home())

/** Buttons and menu entries; for equal rows only the first. */
async function openersOn(page: Page, isWanted: (key: string, inMain: boolean) => boolean): Promise<string[]> {
  const controls = await page.evaluate(() => window.probe.listControls())
  const kinds = new Set<string>()
  return controls
    .filter(({ key, kind, role, inMain }) => {
      const isFirst = !kinds.has(kind)
      kinds.add(kind)
      return isFirst && /^(?:button|menuitem|tab|link)$/.test(role) && isWanted(key, inMain)
    })
    .map(({ key }) => key)
}

export async function findForms(page: Page, address: string): Promise<Place[]> {
  await reach(page, { address, openers: [] })
  const usual = await countForms(page)
  const start = await layers(page)
  const tried = await openersOn(page, (key, inMain) => inMain && !key.includes(' › link '))
  const found: Place[] = []
  const known = new Set<string>()
  const entryNames = new Set<string>()

  /** Of forms with the same fields, only the first counts. */
  async function add(place: Place) {
    const lines = await page.evaluate((index) => window.probe.readForm(index), place.index)
    const fields = lines.map((line) => line.split(': ')[0]).join()
    if (!known.has(fields)) found.push(place)
    known.add(fields)
  }
  for (let index = 0; index < usual; index += 1) await add({ address, openers: [], index })

  async function look(openers: readonly string[]) {
    const now = await countForms(page)
    const isOver = (await layers(page)) !== start
    const isInDialog = isOver && (await page.getByRole('dialog').count()) > 0
    if (isOver && now > 0) await add({ address, openers, index: 0, isInDialog })
    else for (let index = usual; index < now; index += 1) await add({ address, openers, index })
  }

  for (const opener of tried.slice(0, mostOpeners)) {
    if ((await layers(page)) !== start || (await countForms(page)) !== usual)
      await reach(page, { address, openers: [] })
    if (!(await press(page, opener))) continue
    if (!page.url().includes(address.split('?')[0] ?? '')) continue
    const entries = await openersOn(page, (key) => key.startsWith('menu'))
    if (entries.length === 0) await look([opener])
    for (const entry of entries) {
      // Menus of different rows have the same entries.
      const name = entry.split(' › ').at(-1) ?? entry
      if (entryNames.has(name)) continue
      entryNames.add(name)
      if (await reach(page, { address, openers: [opener, entry] })) await look([opener, entry])
    }
    if (entries.length > 0) await reach(page, { address, openers: [] })
  }
  return found
}

/** Controls that act on the first of several equal rows, on the page itself or in one of its menus. */
export async function findActions(
  page: Page,
  address: string,
  named: RegExp,
): Promise<{ openers: readonly string[]; key: string }[]> {
  const nameOf = (key: string) => /"(.*)"/.exec(key)?.[1] ?? ''
  await reach(page, { address, openers: [] })
  const controls = await openersOn(page, (_, inMain) => inMain)
  const found = controls.filter((key) => named.test(nameOf(key))).map((key) => ({ openers: [] as string[], key }))
  const menus = await page.evaluate((keys) => keys.filter((key) => window.probe.opensMenu(key)), controls)
  const names = new Set<string>()
  for (const menu of menus) {
    if (!(await reach(page, { address, openers: [menu] }))) continue
    for (const key of await openersOn(page, (entry) => entry.startsWith('menu') && named.test(nameOf(entry)))) {
      // Menus of different rows have the same entries.
      if (!names.has(nameOf(key))) found.push({ openers: [menu], key })
      names.add(nameOf(key))
    }
  }
  return found
}

export const inWords = ({ address, openers, index }: Place) =>
  `${[address, ...openers].join(', then ')}${index > 0 ? ` (form ${String(index + 1)})` : ''}`
