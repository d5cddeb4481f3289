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
