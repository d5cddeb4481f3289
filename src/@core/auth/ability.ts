import type { MongoAbility, RawRuleOf } from '@casl/ability'
import { createMongoAbility } from '@casl/ability'

/** The areas of the product, `Auth` for what even a signed-out visitor may see, and `all`. */
export type Subject =
  | 'all'
  | 'Auth'
  | 'ACL'
  | 'Bookmark'
  | 'Calendar'
  | 'Chat'
  | 'Data'
  | 'Ecommerce'
  | 'Email'
  | 'Invoice'
  | 'Kanban'
  | 'Todo'
  | 'User'

export type Action = 'read' | 'create' | 'update' | 'delete' | 'manage'
export type AppAbility = MongoAbility<[Action, Subject]>
export type AbilityRule = RawRuleOf<AppAbility>

/**
 * Makes the ability that menus, routes, buttons and search ask.
 * @param rules the `ability` list of the signed-in user
 */
export function createAppAbility(rules: AbilityRule[]): AppAbility {
  return createMongoAbility<AppAbility>(rules)
}
