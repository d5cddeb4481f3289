import type { MongoAbility, RawRuleOf } from '@casl/ability'
import { createMongoAbility } from '@casl/ability'
import type { actions } from './actions'

/**
 * Subjects of permissions. `Auth` covers public pages; `all` covers everything. Each module adds its own by declaration
 * merging in its `area.ts`, so that an unknown subject is a type error.
 * @public
 */
export interface Subjects {
  all: true
  Auth: true
}

export type Subject = keyof Subjects

export type Action = (typeof actions)[number]
export type AppAbility = MongoAbility<[Action, Subject]>

/** Rule of a user's ability. The backend may have subjects that this product lacks. */
export interface AbilityRule {
  readonly action: Action
  readonly subject: string
}

/** Creates the ability that menus, routes, buttons and search check. @param rules the user's `ability` list */
export function createAppAbility(rules: readonly AbilityRule[]): AppAbility {
  // Checks use known subjects; rules may contain others.
  return createMongoAbility<AppAbility>(rules as RawRuleOf<AppAbility>[])
}
