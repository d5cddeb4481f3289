import { useAbility } from '@casl/react'
import { useCallback } from 'react'
import type { Action, AppAbility, Subject } from './ability'

/**
 * Checks the user's ability. Hide forbidden controls. Disable, with a reason, controls that are unavailable now.
 * @returns `can('delete', 'User')`; a new function whenever the rules change
 */
export function useCan(): (action: Action, subject: Subject) => boolean {
  const ability = useAbility<AppAbility>()
  const { rules } = ability
  // The ability object never changes; its rules change with the user.
  // oxlint-disable-next-line react/exhaustive-deps
  return useCallback((action, subject) => ability.can(action, subject), [ability, rules])
}
