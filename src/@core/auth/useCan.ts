import { useAbility } from '@casl/react'
import { useCallback } from 'react'
import type { Action, AppAbility, Subject } from './ability'

/**
 * Asks the ability of the one who is signed in, for what a page offers beyond being read. What they may never do is not shown;
 * what they may do, but not to this thing or not now, is shown and says why it is off.
 * @returns `can('delete', 'User')`; a new function whenever the rules are new ones
 */
export function useCan(): (action: Action, subject: Subject) => boolean {
  const ability = useAbility<AppAbility>()
  const { rules } = ability
  // The ability is the same object for ever; its rules are new ones for every person.
  // oxlint-disable-next-line react/exhaustive-deps
  return useCallback((action, subject) => ability.can(action, subject), [ability, rules])
}
