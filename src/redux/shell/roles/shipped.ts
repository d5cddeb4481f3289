/** The roles that come with the product, to which permissions are assigned. */
export const roleKeys = ['administrator', 'manager', 'user', 'support', 'restricted-user'] as const

export type RoleKey = (typeof roleKeys)[number]

/**
 * What they are called until somebody renames them, and how calls about users name them, whose words docs/contract.md fixes. A role
 * that was made later goes by its key in either.
 */
export const shippedRoles = {
  administrator: { name: 'Administrator', userRole: 'admin' },
  manager: { name: 'Manager', userRole: 'maintainer' },
  user: { name: 'User', userRole: 'author' },
  support: { name: 'Support', userRole: 'editor' },
  'restricted-user': { name: 'Restricted user', userRole: 'subscriber' },
} as const satisfies Record<RoleKey, { name: string; userRole: string }>

const userRoles = new Map<string, string>(roleKeys.map((key) => [key, shippedRoles[key].userRole]))

/** @returns how calls about users name the role with this key */
export function userRoleOf(key: string): string {
  return userRoles.get(key) ?? key
}
