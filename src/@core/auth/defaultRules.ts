import type { AbilityRule } from './ability'

/** What someone may do for whom no ability is stored (docs/contract.md, "Who may do what"). */
export const defaultRules: AbilityRule[] = [{ action: 'read', subject: 'Auth' }]
