import { useMediaQuery } from '@core/hooks/useMediaQuery'
import type { Preferences } from '@/utility/preferences'
import { useAppSelector } from '@/redux/app/hooks'
import { selectPreferences } from '@/redux/shell/layout/slice'

/** Where the menu is, and what the bars do, here and now. */
interface ShellLook {
  /** Beside the page, above it, or out of sight until asked for. */
  readonly menu: 'vertical' | 'horizontal' | 'drawer'
  readonly navbar: Preferences['navbar']
  readonly footer: Preferences['footer']
}

/** Below this width there is no room for a menu beside the page. */
const narrowQuery = '(width < 1200px)'

/** What a person has chosen, but for what would leave them without a way to the menu. */
export function lookOf({ menuLayout, menuHidden, navbar, footer }: Preferences, isNarrow: boolean): ShellLook {
  const menu = isNarrow || menuHidden ? 'drawer' : menuLayout
  return { menu, navbar: navbar === 'hidden' && menu !== 'vertical' ? 'static' : navbar, footer }
}

export function useShellLook(): ShellLook {
  const preferences = useAppSelector(selectPreferences)
  return lookOf(preferences, useMediaQuery(narrowQuery))
}
