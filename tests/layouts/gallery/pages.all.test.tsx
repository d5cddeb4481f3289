// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import texts from '@/views/layouts/gallery/locales/en.json'
import { looks } from '@/views/layouts/gallery/looks'
import module from '@/views/layouts/gallery/module'
import { defaultPreferences } from '@/product'
import { preferencesChanged, selectChosen } from '@/redux/shell/layout/slice'
import { openShell } from '../openShell'
import { renderPage } from '../../support/renderPage'

const root = document.documentElement
const routes = module.routes.map(({ path, title }) => ({ path, title: title as keyof typeof texts.nav }))

describe.each(routes)('$path', ({ path, title }) => {
  it('says what the layout is for, and shows its examples with their code', async () => {
    const { user } = await renderPage(path)
    await screen.findByRole('heading', { level: 1, name: texts.nav[title] })
    expect(within(screen.getByRole('region', { name: 'About this layout' })).getAllByRole('term')).toHaveLength(3)
    const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
    for (const { textContent: name } of contents) {
      const example = within(screen.getByRole('region', { name }))
      await user.click(example.getByRole('tab', { name: 'Code' }))
      expect(await example.findByRole('region', { name: `Code for ${name}` })).toHaveTextContent(
        /^import|^export const/,
      )
    }
  })
})

/** The opposite of each layout, as far as there is one. */
const opposites = {
  boxed: { contentWidth: 'full' },
  full: { contentWidth: 'boxed' },
  'collapsed-menu': { menuLayout: 'horizontal', menuHidden: true },
  'without-menu': { menuHidden: false },
  horizontal: { menuLayout: 'vertical', menuHidden: true },
  static: { navbar: 'hidden' },
  sticky: { navbar: 'floating' },
} as const satisfies Record<keyof typeof looks, object>

const stored = () => Object.entries(localStorage)

/** What each layout is seen by. */
function seen() {
  const { menuLayout, menu, contentWidth } = root.dataset
  const bars = screen.queryAllByRole('banner').map(({ className }) => className)
  const menus = screen.queryAllByRole('navigation', { name: 'Main menu' }).length
  return { menuLayout, menu, contentWidth, bars, menus }
}

describe.each(Object.entries(looks))('/layouts/%s', (name, look) => {
  const opposite = opposites[name as keyof typeof looks]

  it('shows its layout to who has chosen another, stores nothing of it, and ends when it is left', async () => {
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

  it('becomes the choice of who keeps it, and can be taken back', async () => {
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
  it('the customizer changes the choice for later', async () => {
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

  it('the pin opens the menu that the page has folded, and folds nothing elsewhere', async () => {
    const { user, router } = await openShell('/layouts/collapsed-menu')
    await user.click(await screen.findByRole('button', { name: 'Keep menu open' }))
    expect(root.dataset.menu).toBe('open')
    expect(localStorage.getItem('menuCollapsed')).toBeNull()
    await router.navigate('/access-control')
    await screen.findByRole('heading', { level: 1, name: 'Access control' })
    expect(root.dataset.menu).toBe('open')
  })

  it('the table of its settings compares it with the choice', async () => {
    const { store } = await openShell('/layouts/horizontal')
    const row = await screen.findByRole('row', { name: /^Menu / })
    expect(row).toHaveTextContent('MenuHorizontalVertical')
    act(() => void store.dispatch(preferencesChanged({ menuLayout: 'horizontal' })))
    expect(row).toHaveTextContent('MenuHorizontalHorizontal')
  })
})
