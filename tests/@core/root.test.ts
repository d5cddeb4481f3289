// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.resetModules())
const load = () => import('@core/root')

it('the page is `<html>` with `<body>`', async () => {
  const { overlayRoot, pageRoot } = await load()
  expect(pageRoot()).toBe(document.documentElement)
  expect(overlayRoot()).toBe(document.body)
})

it('within another app, preferences and language change only the given elements', async () => {
  const { pageRoot, setRoots } = await load()
  const [page, overlays] = [document.createElement('div'), document.createElement('div')]
  setRoots({ page, overlays })
  const { applyPreferences } = await import('@/redux/shell/layout/applyPreferences')
  const { defaultPreferences } = await import('@/product')
  const before = document.documentElement.outerHTML
  pageRoot().lang = 'ar'
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  applyPreferences({ ...defaultPreferences, skin: 'dark' })
  expect(page.dir).toBe('rtl')
  expect(page.dataset.bsTheme).toBe('dark')
  expect(document.documentElement.outerHTML).toBe(before)
})

it('within another app, dialogs and menus open in the given element', async () => {
  const { overlayRoot, setRoots } = await load()
  const overlays = document.createElement('div')
  setRoots({ page: document.createElement('div'), overlays })
  expect(overlayRoot()).toBe(overlays)
  const { portalTarget } = await import('@core/components/overlay/portalTarget')
  expect(portalTarget(null)).toBe(overlays)
})
