import type { AbilityRule, Action, Subject } from '@core/auth/ability'
import { createAppAbility } from '@core/auth/ability'
import type { ModuleRoute } from '@core/module/defineModule'
import type { RoleAbility } from '@/redux/shell/roles/schema'

/** Whether somebody may do something on a page, and what decides it. */
export interface AccessResult {
  readonly isAllowed: boolean
  /** The rule that decides; null where none covers what was asked, or none is needed. */
  readonly rule: AbilityRule | null
  /** The area that is asked for; null where a page is open to all who are signed in. */
  readonly subject: Subject | null
  /** Whether the page can be opened, without which a right on it is of use to calls only. */
  readonly isPageOpen: boolean
}

/** Asks a role's rules what the guard of a page, a button on it and the backend would ask. */
export function evaluateAccess({ ability: rules }: RoleAbility, { can }: ModuleRoute, action: Action): AccessResult {
  if (!can) return { isAllowed: true, rule: null, subject: null, isPageOpen: true }
  const ability = createAppAbility(rules)
  const [, subject] = can
  const decisive = ability.relevantRuleFor(action, subject)
  const rule = rules.find((candidate) => candidate === decisive?.origin) ?? null
  return { isAllowed: ability.can(action, subject), rule, subject, isPageOpen: ability.can(...can) }
}
