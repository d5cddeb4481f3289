// @vitest-environment jsdom
import { createApiClient } from '@core/api/client'
import { createAppAbility } from '@core/auth/ability'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { isAllowed, routeAt } from '@/navigation/menu'
import { analyticsApi } from '@/redux/cards/analytics/contract'
import { badgesApi } from '@/redux/shell/badges/contract'
import { selectRules } from '@/redux/shell/session/slice'
import { csvRows, savedFiles } from '../../support/exports'
import { openAsReader } from '../../support/openAsReader'
import { renderPage } from '../../support/renderPage'

const titles = () =>
  screen
    .getAllByRole('region')
    .map((region) => region.getAttribute('aria-label') ?? within(region).getByRole('heading', { level: 2 }).textContent)

async function open(address = '/') {
  const view = await renderPage(address)
  await screen.findByRole('region', { name: 'Revenue report' }).catch(() => null)
  const pick = async (card: string, item: string) => {
    await view.user.click(screen.getByRole('button', { name: card }))
    await view.user.click(await screen.findByRole('menuitem', { name: item }))
  }
  return { ...view, pick }
}

describe('the e-commerce dashboard', () => {
  it('greets the user by name, and shows what is overdue', async () => {
    const { client } = await renderPage('/', { shell: true })
    expect(await screen.findByRole('heading', { name: 'Welcome back, Amara Mensah' })).toBeVisible()
    const { badges } = await createApiClient(() => Promise.resolve(client)).call(badgesApi.data, {})
    expect(await screen.findByText(`${badges['apps/invoice']} invoices are overdue.`)).toBeVisible()
  })

  it('sorts companies by the URL, and exports them with numeric figures', async () => {
    const files = savedFiles()
    const { user, router, pick } = await open()
    const table = within(await screen.findByRole('table', { name: 'Top customers' }))
    expect(table.getAllByRole('row')[1]).toHaveTextContent('Logistics')
    await user.click(table.getByRole('button', { name: 'Views' }))
    expect(router.state.location.search).toBe('?companies=views')
    expect(table.getAllByRole('row')[1]).toHaveTextContent('Retail')
    await pick('Actions for “Top customers”', 'Save as CSV')
    await waitFor(() => expect(files).toHaveLength(1))
    const [head, first] = await csvRows(files[0]!)
    expect(head).toEqual(expect.arrayContaining(['Company', 'Email', 'Revenue', 'Change (%)']))
    expect(first).toContain('Retail')
    expect(first?.filter((cell) => /^\d+$/.test(cell)).length).toBeGreaterThan(1)
  })

  it('has one menu for further actions on phones', async () => {
    const isPhone = (media: string) => media === '(width < 576px)'
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: isPhone(media), onchange: null }),
    )
    onTestFinished(() => void vi.unstubAllGlobals())
    const { user, router } = await open()
    expect(screen.queryByRole('button', { name: 'Arrange cards' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'More actions' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Refresh every minute' }))
    expect(router.state.location.search).toBe('?live=on')
    await user.click(screen.getByRole('menuitem', { name: 'Arrange cards' }))
    expect(await screen.findByRole('dialog', { name: 'Arrange cards' })).toBeVisible()
  })

  it('hides and restores a card', async () => {
    const { user, pick } = await open()
    await pick('Actions for “Goal overview”', 'Hide card')
    expect(screen.queryByRole('region', { name: 'Goal overview' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Arrange cards' })).toHaveFocus()
    expect(await screen.findByText('“Goal overview” hidden')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('region', { name: 'Goal overview' })).toBeVisible()
  })

  it('reorders cards, and stores the order', async () => {
    const { pick, router } = await open()
    expect(titles().slice(0, 2)).toEqual(['Welcome', 'Orders by day'])
    await pick('Actions for “Orders by day”', 'Move up')
    expect(titles().slice(0, 2)).toEqual(['Orders by day', 'Welcome'])
    await router.navigate('/access-control')
    await screen.findByRole('heading', { level: 1, name: 'Access control' })
    await router.navigate('/')
    await screen.findByRole('region', { name: 'Orders by day' })
    expect(titles().slice(0, 2)).toEqual(['Orders by day', 'Welcome'])
  })

  it('arranges all cards in a drawer, and resets them', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Arrange cards' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Arrange cards' }))
    await user.click(drawer.getByRole('switch', { name: 'Profit' }))
    await user.click(drawer.getByRole('button', { name: 'Move options for “Goal overview”' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move up' }))
    await user.click(drawer.getByRole('button', { name: 'Done' }))
    expect(titles().slice(0, 6)).toEqual([
      'Welcome',
      'Orders by day',
      'New subscribers',
      'Site traffic',
      'Goal overview',
      'Revenue report',
    ])
    await user.click(screen.getByRole('button', { name: 'Arrange cards' }))
    await user.click(await screen.findByRole('button', { name: 'Reset layout' }))
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(titles().slice(0, 3)).toEqual(['Welcome', 'Orders by day', 'Profit'])
  })

  it('refreshes automatically while turned on and visible', async () => {
    const { user, router, client } = await open()
    await screen.findByRole('img', { name: /Goal overview/ })
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const look = vi.spyOn(document, 'visibilityState', 'get')
    let asked = 0
    client.interceptors.request.use((config) => {
      asked += Number(config.url?.endsWith('/goal-overview'))
      return config
    })
    const wait = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000))
    const toggle = screen.getByRole('button', { name: 'Refresh every minute' })
    await user.click(toggle)
    expect(router.state.location.search).toBe('?live=on')

    await wait(1)
    expect(asked).toBe(1)
    look.mockReturnValue('hidden')
    await wait(3)
    expect(asked).toBe(1)
    look.mockReturnValue('visible')
    await wait(1)
    expect(asked).toBe(2)
    await user.click(toggle)
    await wait(2)
    expect(asked).toBe(2)
  })

  it('has no links to forbidden pages', async () => {
    const { user, store } = await openAsReader('/', 'Data')
    await screen.findByRole('region', { name: 'Revenue report' })
    const ability = createAppAbility(selectRules(store.getState()))
    const routeOf = (link: HTMLElement) => routeAt(link.getAttribute('href') ?? '')
    expect(screen.queryAllByRole('link').filter((link) => !isAllowed(routeOf(link)!, ability))).toEqual([])
    for (const card of ['Revenue report', 'Orders by day']) {
      await user.click(screen.getByRole('button', { name: `Actions for “${card}”` }))
      expect(await screen.findByRole('menuitem', { name: 'Hide card' })).toBeVisible()
      expect(screen.queryByRole('menuitem', { name: /^Open/ })).not.toBeInTheDocument()
      await user.keyboard('{Escape}')
    }
  })

  it('ignores an invalid arrangement', async () => {
    localStorage.setItem('boards', '{"home":{"order":7,"hidden":["nobody",3]}}')
    await open()
    expect(titles().slice(0, 2)).toEqual(['Welcome', 'Orders by day'])
  })
})

describe('the analytics dashboard', () => {
  it('shows the visitor cards, and one with its own period', async () => {
    const { user, router, client } = await renderPage('/dashboard/analytics')
    const api = createApiClient(() => Promise.resolve(client))
    expect(await screen.findAllByRole('img')).toHaveLength(7)
    const customers = within(screen.getByRole('region', { name: 'Customers' }))
    await user.click(customers.getByRole('button', { name: 'Last 30 days' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Last month' }))
    expect(router.state.location.search).toBe('?customers=month')
    const { listData } = await api.call(analyticsApi.customers, { query: { last_days: 'Last Month' } })
    expect(await customers.findByText(listData[0]!.result.toLocaleString('en'))).toBeVisible()
  })
})
