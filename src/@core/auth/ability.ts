import type { MongoAbility, RawRuleOf } from '@casl/ability'
import { createMongoAbility } from '@casl/ability'
import type { actions } from './actions'

/**
 * The areas that rights are given in, `Auth` for what even a signed-out visitor may see, and `all`. Each module adds its own by
 * declaration merging in its `area.ts`, so that a question about an area that nobody has is an error of types.
 *
 * @public
 */
export interface Subjects {
  all: true
  Auth: true
}

export type Subject = keyof Subjects

export type Action = (typeof actions)[number]
export type AppAbility = MongoAbility<[Action, Subject]>

/** What somebody may do, as their user data say it. A server may have areas that nobody asks for here; they do no harm. */
export interface AbilityRule {
  readonly action: Action
  readonly subject: string
}

/**
 * Makes the ability that menus, routes, buttons and search ask.
 * @param rules the `ability` list of the signed-in user
 */
export function createAppAbility(rules: readonly AbilityRule[]): AppAbility {
  // The subject of a question is known, that of a rule need not be.
  return createMongoAbility<AppAbility>(rules as RawRuleOf<AppAbility>[])
}
