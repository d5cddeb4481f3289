import { directionOf } from '@/configs/languages'
import type { Preferences } from '@/utility/preferences'

const darkQuery = '(prefers-color-scheme: dark)'

/**
 * Puts the look on the root element, where the styles read it. The boot script in `index.html` does the same before the first
 * paint.
 */
export function applyPreferences(preferences: Preferences): void {
  const { skin, direction, primary, menuLayout, menuCollapsed, contentWidth } = preferences
  const shown = skin === 'system' ? (matchMedia(darkQuery).matches ? 'dark' : 'light') : skin
  const root = document.documentElement
  root.dir = direction === 'language' ? directionOf(root.lang) : direction
  root.dataset.bsTheme = shown === 'dark' ? 'dark' : 'light'
  root.dataset.skin = shown
  root.dataset.primary = primary
  root.dataset.menuLayout = menuLayout
  root.dataset.menu = preferences.menuHidden ? 'hidden' : menuCollapsed ? 'collapsed' : 'open'
  root.dataset.contentWidth = contentWidth
  // The browser's own bars take the canvas' colour, which only the style sheet knows.
  const canvas = getComputedStyle(root).getPropertyValue('--ld-canvas').trim()
  if (canvas) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', canvas)
}

/** Calls back when the system turns light or dark. */
export function watchSystemSkin(onChange: () => void): void {
  matchMedia(darkQuery).addEventListener('change', onChange)
}
