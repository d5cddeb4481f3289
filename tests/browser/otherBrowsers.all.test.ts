import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeAt } from '@/navigation/menu'
import { isInstalled, keys, openOther, type OtherName } from './support/otherBrowsers'
import { addressOf, guestRoutes, memberRoutes } from './support/routes'

const names: readonly OtherName[] = ['Firefox', 'WebKit']

describe.each(names.filter(isInstalled))('in %s', (name) => {
  let browser: Awaited<ReturnType<typeof openOther>>
  beforeAll(async () => {
    browser = await openOther(name)
  })
  afterAll(() => browser.close())

  const pathname = () => browser.ask<string>('location.pathname')
  const words = (selector: string) =>
    browser.ask<string>(`document.querySelector(${JSON.stringify(selector)})?.innerText`)

  async function logIn() {
    await browser.open('/login')
    await browser.press('Email')
    await browser.type(`admin@demo.com${keys.Tab}admin${keys.Enter}`)
    await expect.poll(pathname).toBe('/')
  }

  it('a user logs in', async () => {
    await logIn()
    await expect.poll(() => words('h1')).toBe('E-commerce dashboard')
  })

  it.runIf(routeAt('/apps/email'))('an email is written and sent', async () => {
    await browser.open('/apps/email')
    await browser.press('Compose')
    await browser.type(`kofi${keys.Enter}`)
    await browser.press('Subject')
    await browser.type('From another browser')
    await browser.press('Message')
    await browser.type('As you asked.')
    await browser.press('Send')
    await browser.press('Sent')
    await expect.poll(() => words('main')).toContain('From another browser')
  })

  it.runIf(routeAt('/apps/kanban'))('a card is dragged to another column', async () => {
    await browser.open('/apps/kanban')
    const cards = (column: string) =>
      browser.ask<string[]>(
        `[...document.querySelectorAll('[data-column="${column}"] [data-task]')].map((row) => row.dataset.task)`,
      )
    const middleOf = (selector: string) =>
      browser.ask<{ x: number; y: number }>(
        `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(document.querySelector('${selector}').getBoundingClientRect())`,
      )
    const [first = ''] = await cards('todo')
    const target = await middleOf('[data-column="in-progress"] [data-task]')
    await browser.drag(await middleOf(`[data-task="${first}"]`), target)
    await expect.poll(() => cards('in-progress')).toContain(first)
    expect(await cards('todo')).not.toContain(first)
  })

  it('the cart is ordered', async () => {
    await browser.open('/apps/ecommerce/checkout')
    await browser.press('Continue to delivery')
    await browser.press('Continue to payment')
    await browser.press('Card number')
    await browser.type(`4242424242424242${keys.Tab}Rosa Blum${keys.Tab}1240${keys.Tab}123${keys.Enter}`)
    await expect.poll(() => words('h1')).toBe('Thank you for your order')
  })

  it.each([...memberRoutes, ...guestRoutes].map(addressOf))('opens %s, which fits the viewport', async (address) => {
    browser.complaints.splice(0)
    await browser.open(address)
    const { hasFailed, over } = await browser.ask<{ hasFailed: boolean; over: number }>(`({
      hasFailed: document.querySelector('.route-error') !== null,
      over: document.documentElement.scrollWidth - innerWidth,
    })`)
    expect(hasFailed).toBe(false)
    expect(over).toBeLessThanOrEqual(0)
    expect(browser.complaints).toEqual([])
  })
})
