/** Built-in roles. */
export const roleKeys = ['administrator', 'manager', 'user', 'support', 'restricted-user'] as const

export type RoleKey = (typeof roleKeys)[number]

/** Default names, and the values in user calls, which docs/contract.md fixes. Custom roles use their key for both. */
export const shippedRoles = {
  administrator: { name: 'Administrator', userRole: 'admin' },
  manager: { name: 'Manager', userRole: 'maintainer' },
  user: { name: 'User', userRole: 'author' },
  support: { name: 'Support', userRole: 'editor' },
  'restricted-user': { name: 'Restricted user', userRole: 'subscriber' },
} as const satisfies Record<RoleKey, { name: string; userRole: string }>

const userRoles = new Map<string, string>(roleKeys.map((key) => [key, shippedRoles[key].userRole]))

/** @returns value of the role in user calls */
export function userRoleOf(key: string): string {
  return userRoles.get(key) ?? key
}
