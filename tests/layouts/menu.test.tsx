// @vitest-environment jsdom
import { createAppAbility } from '@core/auth/ability'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, Users } from 'lucide-react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { filterMenu, isWorthSearching } from '@/layouts/menu/filterMenu'
import { MenuFlyout } from '@/layouts/menu/MenuFlyout'
import { MenuTree } from '@/layouts/menu/MenuTree'
import { RailContext } from '@/layouts/menu/rail'
import { startI18n } from '@/configs/i18n'
import type { MenuSection } from '@/navigation/menu'
import { isAllowed, landingFor, menuFor, routeAt } from '@/navigation/menu'
import { publicPaths } from '@/configs/publicPaths'
import { product } from '@/product'
import { updateUsers, users as list } from '@/redux/apps/user/slice'
import { selectHasBadges } from '@/redux/shell/badges/slice'
import { selectRules } from '@/redux/shell/session/slice'
import { loadTexts } from '@/texts'
import { matchMediaOf, openShell } from './openShell'

const originalMatchMedia = globalThis.matchMedia
afterEach(() => {
  globalThis.matchMedia = originalMatchMedia
})

const menu = () => screen.findByRole('navigation', { name: 'Main menu' })

describe('the menu', () => {
  it.each(['/access-control', '/apps/roles', '/apps/permissions'])(
    'is visible, for a client, on %s without links to forbidden pages',
    async (path) => {
      const { store } = await openShell(path, { as: 'client' })
      await screen.findByRole('heading', { level: 1 })
      await waitFor(() => expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument())
      const ability = createAppAbility(selectRules(store.getState()))
      const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
      const closed = targets.filter((target) => {
        const route = target.startsWith('/') && target !== publicPaths.home.pattern ? routeAt(target) : undefined
        return route && !isAllowed(route, ability)
      })
      expect(targets).toContain('/apps/roles')
      expect(closed).toEqual([])
    },
  )

  it('shows badges beside entries, and updates them', async () => {
    const { store } = await openShell()
    const users = within(await menu()).getByRole('link', { name: 'Users' })
    await waitFor(() => {
      expect(users).toHaveAccessibleDescription('8 items need attention')
    })
    expect(within(users).getByText('8')).toBeVisible()
    const { rows: pending } = await store.dispatch(list.collect({ status: ['pending'] })).unwrap()
    await store.dispatch(updateUsers({ ids: [pending[0]!.id], values: { status: 'active' } }))
    await waitFor(() => {
      expect(users).toHaveAccessibleDescription('7 items need attention')
    })
  })

  it('shows no badge to a client without such entries', async () => {
    const { store } = await openShell('/access-control', { as: 'client' })
    await menu()
    expect(selectHasBadges(store.getState())).toBe(false)
  })

  it.each([
    ['/access-control', 'Access control'],
    ['/apps/user/view/7', 'Users'],
  ])('marks on %s the entry of the page, or its parent: %s', async (path, entry) => {
    await openShell(path)
    expect(within(await menu()).getByRole('link', { current: 'page' })).toHaveAccessibleName(entry)
  })

  it('stays collapsed after a reload', async () => {
    const { user } = await openShell()
    await user.click(screen.getByRole('button', { name: 'Collapse menu' }))
    expect(localStorage.getItem('menuCollapsed')).toBe('true')
    expect(document.documentElement.dataset.menu).toBe('collapsed')
    expect(screen.getByRole('button', { name: 'Keep menu open' })).toBeInTheDocument()
  })

  describe('in a narrow window', () => {
    beforeEach(() => {
      matchMediaOf('(width < 1200px)')
    })

    it('opens in a drawer, closes on navigation, and stays closed on Back', async () => {
      const { user, router } = await openShell()
      const queryMenu = () => screen.queryByRole('navigation', { name: 'Main menu' })
      expect(queryMenu()).not.toBeInTheDocument()
      await user.click(screen.getByRole('button', { name: 'Open menu' }))
      await user.click(within(await menu()).getByRole('link', { name: 'Users' }))
      await screen.findByRole('heading', { level: 1, name: 'Users' })
      await waitFor(() => expect(queryMenu()).not.toBeInTheDocument())
      await act(() => router.navigate(-1))
      await screen.findByRole('heading', { level: 1, name: 'Access control' })
      expect(queryMenu()).not.toBeInTheDocument()
    })
  })
})

const link = (title: 'users' | 'userView' | 'accessControl') => ({
  title,
  to: `/${title}`,
  path: `/${title}`,
  icon: Users,
  badge: null,
  isPersonal: false,
  children: [],
})

describe('searching the menu', () => {
  const sections: MenuSection[] = [
    { section: 'apps', items: [{ ...link('users'), children: [link('userView'), link('accessControl')] }] },
    { section: 'pages', items: [link('accessControl')] },
  ]
  const textOf = (title: string) => title

  it('is available above ten links', () => {
    const many = Array.from({ length: 11 }, () => link('users'))
    expect(isWorthSearching(sections)).toBe(false)
    expect(isWorthSearching([{ section: 'apps', items: many }])).toBe(true)
  })

  it('filters links, with their groups, and shows whole groups by title', () => {
    expect(filterMenu(sections, 'view', textOf)).toEqual([
      { section: 'apps', items: [expect.objectContaining({ title: 'users', children: [link('userView')] })] },
    ])
    expect(filterMenu(sections, 'users', textOf)).toEqual([sections[0]])
    expect(filterMenu(sections, 'zzz', textOf)).toEqual([])
  })
})

describe('a link to another site', () => {
  const href = 'https://status.example.com/'
  const links = [{ section: 'dashboards', title: 'accessControl', href, icon: Activity }] as const

  it('follows the pages of its section, and opens in a new tab', async () => {
    await startI18n(loadTexts, ['core', 'nav', 'shell'], 'en')
    const sections = menuFor(createAppAbility([{ action: 'manage', subject: 'all' }]), links)
    const element = <MenuTree sections={sections.filter(({ section }) => section === 'dashboards')} />
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
    const shown = screen.getAllByRole('link')
    expect(shown.length).toBeGreaterThan(1)
    expect(shown.at(-1)).toHaveAccessibleName(/^Access control ?\(opens in a new tab\)$/) // jsdom drops the space
    expect(shown.at(-1)).toHaveAttribute('href', href)
    expect(shown.at(-1)).toHaveAttribute('target', '_blank')
  })

  it('shows its section even without pages, but never after login', () => {
    const guest = createAppAbility([])
    expect(menuFor(guest, links)[0]).toMatchObject({ section: 'dashboards', items: [{ to: href }] })
    expect(landingFor('client', guest)).not.toBe(href)
  })
})

describe('a group', () => {
  const path = '/apps/user/list'
  const items = [{ ...link('users'), children: [{ title: 'userView', to: path, path }] }] as const
  const handle = { route: { path } }

  async function show(menuPart: React.ReactNode, address: string) {
    await startI18n(loadTexts, ['core', 'nav', 'shell'], 'en')
    const routes = [{ path: address, handle, element: menuPart }]
    render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />)
    return userEvent.setup()
  }

  it('toggles its links', async () => {
    const user = await show(<MenuTree sections={[{ section: 'apps', items }]} />, '/access-control')
    const button = screen.getByRole('button', { name: 'Users', expanded: true }) // contains the current page
    await user.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'false')
    // Not even hidden: it would rerender with every page.
    expect(screen.queryByRole('link', { name: 'User', hidden: true })).not.toBeInTheDocument()
    await user.click(button)
    expect(screen.getByRole('link', { name: 'User', current: 'page' })).toBeVisible()
  })

  it('opens beside the rail, by Enter or an arrow, and closes on Escape', async () => {
    const tree = <MenuTree sections={[{ section: 'apps', items }]} />
    const user = await show(<RailContext value>{tree}</RailContext>, '/access-control')
    const button = screen.getByRole('button', { name: 'Users', expanded: false }) // although it contains the current page
    await user.tab()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('link', { name: 'User' })).toBeVisible()
    await user.keyboard('{Escape}')
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await user.keyboard('{ArrowRight}')
    await waitFor(() => {
      expect(screen.getByRole('link', { name: 'User' })).toHaveFocus()
    })
    await user.keyboard('{ArrowLeft}')
    expect(button).toHaveFocus()
    expect(screen.queryByRole('link', { name: 'User' })).not.toBeInTheDocument()
  })

  it('opens below its section in the horizontal menu, with arrow keys', async () => {
    const user = await show(<MenuFlyout section="apps" items={items} />, '/access-control')
    const button = screen.getByRole('button', { name: 'Apps', expanded: false })
    await user.tab()
    await user.keyboard('{ArrowDown}')
    await waitFor(() => {
      expect(screen.getByRole('link', { name: 'User' })).toHaveFocus()
    })
    await user.keyboard('{Escape}')
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-expanded', 'false')
  })
})

describe('the collapsed menu', () => {
  beforeEach(() => localStorage.setItem('menuCollapsed', 'true'))
  const isNarrow = async () => (await menu()).classList.contains('is-narrow')

  it('expands over the page on hover, until left or Escape', async () => {
    const { user } = await openShell()
    expect(await isNarrow()).toBe(true)
    await user.hover(await menu())
    expect(await isNarrow()).toBe(false)
    await user.keyboard('{Escape}')
    expect(await isNarrow()).toBe(true)
    await user.unhover(await menu())
    await user.hover(await menu())
    expect(await isNarrow()).toBe(false)
    await user.unhover(await menu())
    expect(await isNarrow()).toBe(true)
  })

  it('stays a rail on touch', async () => {
    const { user, place } = await openShell()
    await user.pointer({ keys: '[TouchA]', target: within(await menu()).getByRole('link', { name: 'Users' }) })
    expect(await isNarrow()).toBe(true)
    await waitFor(() => expect(place()).toBe('/apps/user/list'))
  })

  it('stays a rail on focus, and can be pinned open by keyboard', async () => {
    const { user } = await openShell()
    within(await menu())
      .getByRole('link', { name: product.name })
      .focus()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Keep menu open' })).toHaveFocus()
    const users = within(await menu()).getByRole('link', { name: 'Users' })
    act(() => users.focus())
    expect(await isNarrow()).toBe(true)
    act(() => screen.getByRole('button', { name: 'Keep menu open' }).focus())
    await user.keyboard('{Enter}')
    expect(await isNarrow()).toBe(false)
    expect(localStorage.getItem('menuCollapsed')).toBe('false')
  })
})

it('offers skip links', async () => {
  const { user } = await openShell()
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  await user.tab()
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
})
