import type { AbilityRule, Action, Subject } from '@core/auth/ability'
import { createAppAbility } from '@core/auth/ability'
import type { ModuleRoute } from '@core/module/defineModule'
import type { RoleAbility } from '@/redux/shell/roles/schema'

export interface AccessResult {
  readonly isAllowed: boolean
  /** Null if no rule applies or none is required */
  readonly rule: AbilityRule | null
  /** Null if the page requires no permission */
  readonly subject: Subject | null
  /** False if the role cannot open the page. A permission on it then only affects API calls. */
  readonly isPageOpen: boolean
}

/** Evaluates a role's rules like the page's guard, its buttons and the backend do. */
export function evaluateAccess({ ability: rules }: RoleAbility, { can }: ModuleRoute, action: Action): AccessResult {
  if (!can) return { isAllowed: true, rule: null, subject: null, isPageOpen: true }
  const ability = createAppAbility(rules)
  const [, subject] = can
  const decisive = ability.relevantRuleFor(action, subject)
  const rule = rules.find((candidate) => candidate === decisive?.origin) ?? null
  return { isAllowed: ability.can(action, subject), rule, subject, isPageOpen: ability.can(...can) }
}
