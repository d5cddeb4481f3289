// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.resetModules())
const load = () => import('@core/root')

it('the page is `<html>` with `<body>`', async () => {
  const { layerName, overlayRoot, pageRoot, themedRoots } = await load()
  expect(pageRoot()).toBe(document.documentElement)
  expect(overlayRoot()).toBe(document.body)
  expect(themedRoots()).toEqual([document.documentElement])
  expect(layerName('base')).toBe('base')
})

it('within another app, preferences and language change only the given elements', async () => {
  const { layerName, setRoots, themedRoots } = await load()
  const [page, overlays] = [document.createElement('div'), document.createElement('div')]
  setRoots({ page, overlays })
  expect(layerName('base')).toBe('ld-copied.base')
  const { applyPreferences } = await import('@/redux/shell/layout/applyPreferences')
  const { defaultPreferences } = await import('@/product')
  const before = document.documentElement.outerHTML
  for (const root of themedRoots()) root.lang = 'ar'
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  applyPreferences({ ...defaultPreferences, skin: 'dark' })
  for (const root of [page, overlays]) {
    expect(root.dir).toBe('rtl')
    expect(root.dataset.bsTheme).toBe('dark')
  }
  expect(document.documentElement.outerHTML).toBe(before)
})
