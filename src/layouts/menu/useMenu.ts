import { useAbility } from '@casl/react'
import type { AppAbility } from '@core/auth/ability'
import { useMemo } from 'react'
import type { MenuLink, MenuSection } from '@/navigation/menu'
import { menuFor } from '@/navigation/menu'
import { useCurrentRoute } from '../useCurrentRoute'

export function useMenu(): readonly MenuSection[] {
  const ability = useAbility<AppAbility>()
  const { rules } = ability
  // The ability object never changes; its rules change with the user.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => menuFor(ability), [ability, rules])
}

/** True for the current page and its parent. */
export function useIsCurrent(): (link: MenuLink) => boolean {
  const current = useCurrentRoute()
  return ({ path }) => path === current?.path || path === current?.parent
}
