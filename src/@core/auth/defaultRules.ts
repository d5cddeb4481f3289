import type { AbilityRule } from './ability'

/** What someone may do for whom no ability is stored (specification section 6). */
export const defaultRules: AbilityRule[] = [{ action: 'read', subject: 'Auth' }]
