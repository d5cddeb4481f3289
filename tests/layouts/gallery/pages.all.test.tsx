// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import texts from '@/views/layouts/gallery/locales/en.json'
import { layouts } from '@/views/layouts/gallery/layouts'
import module from '@/views/layouts/gallery/module'
import { defaultPreferences } from '@/product'
import { preferencesChanged, selectChosen } from '@/redux/shell/layout/slice'
import { openShell } from '../openShell'
import { expectExamples } from '../../support/examples'
import { renderPage } from '../../support/renderPage'

const root = document.documentElement

it.each(module.routes)('$path explains the layout, and shows its examples with their code', async (route) => {
  await expectExamples(route.path, texts.nav[route.title as keyof typeof texts.nav], /^import|^export const/)
  expect(within(screen.getByRole('region', { name: 'About this layout' })).getAllByRole('term')).toHaveLength(3)
})

const opposites = {
  boxed: { contentWidth: 'full' },
  full: { contentWidth: 'boxed' },
  'collapsed-menu': { menuLayout: 'horizontal', menuHidden: true },
  'without-menu': { menuHidden: false },
  horizontal: { menuLayout: 'vertical', menuHidden: true },
  static: { navbar: 'hidden' },
  sticky: { navbar: 'floating' },
} as const satisfies Record<keyof typeof layouts, object>

const stored = () => Object.entries(localStorage)

function seen() {
  const { menuLayout, menu, contentWidth } = root.dataset
  const bars = screen.queryAllByRole('banner').map(({ className }) => className)
  const menus = screen.queryAllByRole('navigation', { name: 'Main menu' }).length
  return { menuLayout, menu, contentWidth, bars, menus }
}

describe.each(Object.entries(layouts))('/layouts/%s', (name, look) => {
  const opposite = opposites[name as keyof typeof layouts]

  it('applies temporarily over other preferences, stores nothing, and ends when left', async () => {
    const view = await openShell('/access-control')
    await screen.findByRole('heading', { level: 1 })
    act(() => void view.store.dispatch(preferencesChanged(opposite)))
    const kept = stored()
    const before = seen()
    await view.router.navigate(`/layouts/${name}`)
    await screen.findByRole('button', { name: 'Keep this layout' })
    expect(seen()).not.toEqual(before)
    expect(stored()).toEqual(kept)
    await view.router.navigate(-1)
    await expect.poll(seen).toEqual(before)
  })

  it('can be kept as preference, and undone', async () => {
    const view = await renderPage(`/layouts/${name}`)
    act(() => void view.store.dispatch(preferencesChanged(opposite)))
    await view.user.click(await screen.findByRole('button', { name: 'Keep this layout' }))
    expect(selectChosen(view.store.getState())).toEqual({ ...defaultPreferences, ...opposite, ...look })
    expect(screen.getByText(/^This page’s layout matches yours/)).toBeVisible()
    await view.user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(selectChosen(view.store.getState())).toEqual({ ...defaultPreferences, ...opposite })
    expect(screen.getByRole('button', { name: 'Keep this layout' })).toBeVisible()
  })
})

describe('while a layout is shown', () => {
  it('the customizer changes the preference for later', async () => {
    const { user, router } = await openShell('/layouts/full')
    await user.click(screen.getByRole('button', { name: /^Account menu for/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Customize appearance' }))
    const width = within(within(await screen.findByRole('dialog')).getByRole('group', { name: 'Content width' }))
    expect(width.getByRole('radio', { name: 'Boxed' })).toBeChecked()
    await user.click(width.getByRole('radio', { name: 'Full' }))
    expect(localStorage.getItem('layout')).toBe('{"contentWidth":"full"}')
    expect(screen.getByText(/^This page’s layout matches yours/)).toBeInTheDocument()
    await router.navigate('/layouts/boxed')
    await expect.poll(() => root.dataset.contentWidth).toBe('boxed')
    await router.navigate('/access-control')
    await expect.poll(() => root.dataset.contentWidth).toBe('full')
  })

  it('the table of its settings compares it with the preference', async () => {
    const { store } = await openShell('/layouts/horizontal')
    const row = await screen.findByRole('row', { name: /^Menu / })
    expect(row).toHaveTextContent('MenuHorizontalVertical')
    act(() => void store.dispatch(preferencesChanged({ menuLayout: 'horizontal' })))
    expect(row).toHaveTextContent('MenuHorizontalHorizontal')
  })
})
