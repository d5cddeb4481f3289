import { useMediaQuery } from '@core/hooks/useMediaQuery'
import type { Preferences } from '@/utility/preferences'
import { useAppSelector } from '@/redux/app/hooks'
import { selectPreferences } from '@/redux/shell/layout/slice'

interface ShellLayout {
  readonly menu: 'vertical' | 'horizontal' | 'drawer'
  readonly navbar: Preferences['navbar']
  readonly footer: Preferences['footer']
}

const narrowQuery = '(width < 1200px)'

/** Applies the preferences, but always keeps a way to open the menu. */
export function shellLayoutOf({ menuLayout, menuHidden, navbar, footer }: Preferences, isNarrow: boolean): ShellLayout {
  const menu = isNarrow || menuHidden ? 'drawer' : menuLayout
  return { menu, navbar: navbar === 'hidden' && menu !== 'vertical' ? 'static' : navbar, footer }
}

export function useShellLayout(): ShellLayout {
  const preferences = useAppSelector(selectPreferences)
  return shellLayoutOf(preferences, useMediaQuery(narrowQuery))
}
