import { useAbility } from '@casl/react'
import type { AppAbility } from '@core/auth/ability'
import { useMemo } from 'react'
import type { MenuLink, MenuSection } from '@/navigation/menu'
import { menuFor } from '@/navigation/menu'
import { useCurrentRoute } from '../useCurrentRoute'

/** The menus' content for the one who is signed in. */
export function useMenu(): readonly MenuSection[] {
  const ability = useAbility<AppAbility>()
  const { rules } = ability
  // The ability is the same object for ever; its rules are new ones for every person.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => menuFor(ability), [ability, rules])
}

/** Tells whether a menu's link leads to the page on screen, or to a page above it. */
export function useIsCurrent(): (link: MenuLink) => boolean {
  const current = useCurrentRoute()
  return ({ path }) => path === current?.path || path === current?.parent
}
