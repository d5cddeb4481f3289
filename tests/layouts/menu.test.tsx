// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { filterMenu, isWorthSearching } from '@/layouts/menu/filterMenu'
import type { MenuSection } from '@/navigation/menu'
import { matchMediaOf, openShell } from './openShell'

const originalMatchMedia = globalThis.matchMedia
afterEach(() => {
  globalThis.matchMedia = originalMatchMedia
})

const menu = () => screen.findByRole('navigation', { name: 'Main menu' })

describe('the menu', () => {
  it('shows an admin every module', async () => {
    await openShell()
    expect(within(await menu()).getByRole('link', { name: 'Users' })).toBeVisible()
    expect(within(await menu()).getByRole('link', { name: 'Access control' })).toBeVisible()
  })

  it('shows a client only what a client may read', async () => {
    await openShell('/access-control', { as: 'client' })
    expect(within(await menu()).getAllByRole('link')).toHaveLength(1)
    expect(within(await menu()).getByRole('link', { name: 'Access control' })).toBeVisible()
  })

  it('marks the current page', async () => {
    await openShell('/access-control')
    expect(within(await menu()).getByRole('link', { current: 'page' })).toHaveAccessibleName('Access control')
  })

  it('marks the page above the current one, too', async () => {
    await openShell('/apps/user/view/7')
    expect(within(await menu()).getByRole('link', { current: 'page' })).toHaveAccessibleName('Users')
  })

  it('collapses, and is still collapsed after a reload', async () => {
    const { user } = await openShell()
    await user.click(screen.getByRole('button', { name: 'Collapse the menu' }))
    expect(localStorage.getItem('menuCollapsed')).toBe('true')
    expect(document.documentElement.dataset.menu).toBe('collapsed')
    expect(screen.getByRole('button', { name: 'Keep the menu open' })).toBeInTheDocument()
  })

  describe('in a narrow window', () => {
    beforeEach(() => {
      matchMediaOf('(width < 1200px)')
    })

    it('opens in a drawer, and closes when one goes somewhere', async () => {
      const { user, place } = await openShell()
      expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument()
      await user.click(screen.getByRole('button', { name: 'Open the menu' }))
      await user.click(within(await menu()).getByRole('link', { name: 'Users' }))
      await waitFor(() => {
        expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument()
      })
      expect(place()).toBe('/apps/user/list')
    })

    it('closes on Escape and gives the focus back', async () => {
      const { user } = await openShell()
      const button = screen.getByRole('button', { name: 'Open the menu' })
      await user.click(button)
      await menu()
      await user.keyboard('{Escape}')
      await waitFor(() => {
        expect(button).toHaveFocus()
      })
    })
  })
})

const icon = Object.assign(() => null, { displayName: 'Icon' }) as unknown as MenuSection['items'][number]['icon']
const link = (title: 'users' | 'userView' | 'accessControl') => ({ title, to: `/${title}`, icon, children: [] })

describe('searching the menu', () => {
  const sections: MenuSection[] = [
    { section: 'apps', items: [{ ...link('users'), children: [link('userView'), link('accessControl')] }] },
    { section: 'pages', items: [link('accessControl')] },
  ]
  const textOf = (title: string) => title

  it('is offered once there are more than ten links', () => {
    const many = Array.from({ length: 11 }, () => link('users'))
    expect(isWorthSearching(sections)).toBe(false)
    expect(isWorthSearching([{ section: 'apps', items: many }])).toBe(true)
  })

  it('keeps what matches, with the groups it is in', () => {
    expect(filterMenu(sections, 'view', textOf)).toEqual([
      { section: 'apps', items: [expect.objectContaining({ title: 'users', children: [link('userView')] })] },
    ])
  })

  it('keeps a group whole when its own title matches', () => {
    expect(filterMenu(sections, 'users', textOf)).toEqual([sections[0]])
  })

  it('leaves nothing when nothing matches', () => {
    expect(filterMenu(sections, 'zzz', textOf)).toEqual([])
  })
})

describe('the horizontal menu', () => {
  it('stands above the page when it is chosen', async () => {
    localStorage.setItem('layout', JSON.stringify({ menuLayout: 'horizontal' }))
    await openShell()
    expect(within(await menu()).getByRole('link', { current: 'page' })).toHaveAccessibleName('Access control')
    expect(screen.queryByRole('button', { name: 'Collapse the menu' })).not.toBeInTheDocument()
  })
})

it('offers to skip menu and navbar', async () => {
  const { user } = await openShell()
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  await user.tab()
  expect(screen.getByRole('link', { name: 'Skip to the page' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
})
