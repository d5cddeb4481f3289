// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { shellLayoutOf } from '@/layouts/shellLayout'
import { defaultPreferences } from '@/product'
import { selectPreferences } from '@/redux/shell/layout/slice'
import { configSnippet } from '@/views/shared/appearance/configSnippet'
import { openShell } from './openShell'

const other = defaultPreferences.primary === 'blue' ? 'teal' : 'blue'

async function openCustomizer() {
  const view = await openShell()
  await view.user.click(screen.getByRole('button', { name: /^Account menu for/ }))
  await view.user.click(await screen.findByRole('menuitem', { name: 'Customize appearance' }))
  const drawer = await screen.findByRole('dialog', { name: 'Customize' })
  const choose = (group: string, option: string) =>
    view.user.click(within(within(drawer).getByRole('group', { name: group })).getByRole('radio', { name: option }))
  return { ...view, drawer, choose, look: () => selectPreferences(view.store.getState()) }
}

describe('the customizer', () => {
  it('applies and stores a preference at once', async () => {
    const { choose } = await openCustomizer()
    await choose('Skin', 'Dark')
    await choose('Primary color', other === 'blue' ? 'Blue' : 'Teal')
    await choose('Direction', 'Right to left')
    expect(document.documentElement).toHaveAttribute('data-bs-theme', 'dark')
    expect(document.documentElement).toHaveAttribute('data-primary', other)
    expect(document.documentElement.dir).toBe('rtl')
    expect(localStorage.getItem('skin')).toBe('"dark"')
    expect(localStorage.getItem('layout')).toBe(`{"primary":"${other}"}`)
  })

  it('resets one preference, or all', async () => {
    const { user, choose, look } = await openCustomizer()
    await choose('Skin', 'Bordered')
    await choose('Footer', 'Sticky')
    await user.click(screen.getByRole('button', { name: 'Reset Footer' }))
    expect(look()).toEqual({ ...defaultPreferences, skin: 'bordered' })
    await user.click(screen.getByRole('button', { name: 'Reset all' }))
    expect(look()).toEqual(defaultPreferences)
    expect(localStorage.getItem('layout')).toBeNull()
  })

  it('explains why some preferences exclude each other', async () => {
    const { drawer, choose } = await openCustomizer()
    await choose('Menu', 'Horizontal')
    expect(
      within(within(drawer).getByRole('group', { name: 'Navbar' })).getByRole('radio', { name: 'Hidden' }),
    ).toBeDisabled()
    expect(within(drawer).getByText(/only when a vertical menu is visible/)).toBeVisible()
    expect(within(drawer).getByRole('switch', { name: 'Collapse menu' })).toBeDisabled()
  })

  it('copies the preferences as code for the defaults', async () => {
    const { user, choose } = await openCustomizer()
    await choose('Skin', 'Semi-dark')
    await user.click(screen.getByRole('button', { name: 'Copy as config' }))
    expect(await navigator.clipboard.readText()).toContain("skin: 'semi-dark',")
    expect(await screen.findByText('Configuration copied')).toBeVisible()
  })
})

it('the copied configuration equals that of src/product.ts', () => {
  expect(readFileSync('src/product.ts', 'utf8')).toContain(configSnippet(defaultPreferences))
})

it('every combination keeps access to the menu', () => {
  const hidden = { ...defaultPreferences, navbar: 'hidden' } as const
  expect(shellLayoutOf(hidden, false)).toMatchObject({ menu: 'vertical', navbar: 'hidden' })
  expect(shellLayoutOf(hidden, true)).toMatchObject({ menu: 'drawer', navbar: 'static' })
  expect(shellLayoutOf({ ...hidden, menuHidden: true }, false)).toMatchObject({ menu: 'drawer', navbar: 'static' })
  expect(shellLayoutOf({ ...hidden, menuLayout: 'horizontal' }, false)).toMatchObject({
    menu: 'horizontal',
    navbar: 'static',
  })
})
