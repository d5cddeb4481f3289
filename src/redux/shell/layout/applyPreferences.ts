import { pageRoot } from '@core/root'
import { directionOf } from '@/configs/languages'
import type { Preferences } from '@/utility/preferences'

const darkQuery = '(prefers-color-scheme: dark)'

/** Applies preferences to the root element for CSS, as the boot script in `index.html` does before the first paint. */
export function applyPreferences(preferences: Preferences): void {
  const { skin, direction, primary, menuLayout, menuCollapsed, contentWidth } = preferences
  const shown = skin === 'system' ? (matchMedia(darkQuery).matches ? 'dark' : 'light') : skin
  const root = pageRoot()
  root.dir = direction === 'language' ? directionOf(root.lang) : direction
  root.dataset.bsTheme = shown === 'dark' ? 'dark' : 'light'
  root.dataset.skin = shown
  root.dataset.primary = primary
  root.dataset.menuLayout = menuLayout
  root.dataset.menu = preferences.menuHidden ? 'hidden' : menuCollapsed ? 'collapsed' : 'open'
  root.dataset.contentWidth = contentWidth
  // The browser's bars use the canvas color, which only the stylesheet defines. In another app, they are the app's.
  const canvas = getComputedStyle(root).getPropertyValue('--ld-canvas').trim()
  if (canvas && root === document.documentElement)
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', canvas)
}

export function watchSystemSkin(onChange: () => void): void {
  matchMedia(darkQuery).addEventListener('change', onChange)
}
