import { useAbility } from '@casl/react'
import type { AppAbility } from '@core/auth/ability'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchBadges, selectWrites } from '@/redux/shell/badges/slice'
import { useMenu } from './useMenu'

/** Fetches the numbers of the menus, again after each write, where somebody has an entry with one. */
export function useBadges(): void {
  const ability = useAbility<AppAbility>()
  const writes = useAppSelector(selectWrites)
  const hasBadges = useMenu().some(({ items }) => items.some(({ badge }) => badge !== null))
  useRequest(fetchBadges, hasBadges && ability.can('read', 'Data') ? writes : null)
}
