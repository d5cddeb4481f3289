import { defaultPreferences } from '@/product'
import { readStored, storageKeys, writeStored } from './storage'
import type { Preferences } from '@/utility/preferences'
import {
  contentWidths,
  directions,
  footerTypes,
  menuLayouts,
  navbarTypes,
  primaries,
  skins,
} from '@/utility/preferences'

function choice<Value>(value: unknown, values: readonly Value[], fallback: Value): Value {
  return values.find((candidate) => candidate === value) ?? fallback
}

/** Reads the stored preferences; missing or invalid values become defaults. Keep in sync with the script in `index.html`. */
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

/** Stores the preferences. The shared key `layout` contains no values that equal their defaults. */
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
