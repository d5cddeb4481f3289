import type { Preferences } from './theme'
import {
  contentWidths,
  defaultPreferences,
  directions,
  footerTypes,
  menuLayouts,
  navbarTypes,
  primaries,
  skins,
} from './theme'

/**
 * The keys of local storage that the shell uses, besides `accessToken` and `refreshToken` (`@core/api/tokenStore`). Skin,
 * direction and menu-collapsed have keys of their own (specification section 1); the other choices share one. A module
 * names its key where it uses it, as `storageKey`.
 */
export const storageKeys = {
  skin: 'skin',
  direction: 'direction',
  menuCollapsed: 'menuCollapsed',
  layout: 'layout',
  language: 'language',
  userData: 'userData',
  recentSearches: 'recentSearches',
} as const

/**
 * Reads a key. A value that is no JSON is taken as the text it is.
 * @returns undefined where there is none, or where storage is blocked
 */
export function readStored(key: string): unknown {
  let text: string | null
  try {
    text = localStorage.getItem(key)
  } catch {
    return undefined
  }
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Writes a key as JSON; null removes it. A storage that is full or blocked is left as it is: the choice then lasts a visit. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Nothing is lost but the memory of it.
  }
}

function choice<Value>(value: unknown, values: readonly Value[], fallback: Value): Value {
  return values.find((candidate) => candidate === value) ?? fallback
}

/** Reads the stored look; whatever is missing or garbage falls back to the defaults. The boot script in `index.html` agrees. */
export function readPreferences(): Preferences {
  const stored = readStored(storageKeys.layout)
  const rest: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {}
  const defaults = defaultPreferences
  return {
    skin: choice(readStored(storageKeys.skin), skins, defaults.skin),
    direction: choice(readStored(storageKeys.direction), directions, defaults.direction),
    menuCollapsed: choice(readStored(storageKeys.menuCollapsed), [true, false], defaults.menuCollapsed),
    primary: choice(rest.primary, primaries, defaults.primary),
    menuLayout: choice(rest.menuLayout, menuLayouts, defaults.menuLayout),
    menuHidden: choice(rest.menuHidden, [true, false], defaults.menuHidden),
    contentWidth: choice(rest.contentWidth, contentWidths, defaults.contentWidth),
    navbar: choice(rest.navbar, navbarTypes, defaults.navbar),
    footer: choice(rest.footer, footerTypes, defaults.footer),
    shortcuts: choice(rest.shortcuts, [true, false], defaults.shortcuts),
  }
}

/** Stores the look; a choice that equals its default is not kept. */
export function writePreferences(preferences: Preferences): void {
  const { skin, direction, menuCollapsed, ...rest } = preferences
  writeStored(storageKeys.skin, skin)
  writeStored(storageKeys.direction, direction)
  writeStored(storageKeys.menuCollapsed, menuCollapsed)
  const changed = Object.entries(rest).filter(
    ([name, value]) => value !== defaultPreferences[name as keyof typeof rest],
  )
  writeStored(storageKeys.layout, changed.length > 0 ? Object.fromEntries(changed) : null)
}
