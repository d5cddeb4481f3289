/**
 * The roles that come with the product: what they are called until somebody renames them, and how calls about users name them, whose
 * words docs/contract.md fixes. A role that was made later goes by its key in either.
 */
export const shippedRoles = {
  administrator: { name: 'Administrator', userRole: 'admin' },
  manager: { name: 'Manager', userRole: 'maintainer' },
  user: { name: 'User', userRole: 'author' },
  support: { name: 'Support', userRole: 'editor' },
  'restricted-user': { name: 'Restricted user', userRole: 'subscriber' },
} as const

export type RoleKey = keyof typeof shippedRoles

/** @returns how calls about users name the role with this key */
export function userRoleOf(key: string): string {
  return shippedRoles[key as RoleKey]?.userRole ?? key
}

/** @returns the key of the role that calls about users name so */
export function roleKeyOf(userRole: string): string {
  return Object.entries(shippedRoles).find(([, role]) => role.userRole === userRole)?.[0] ?? userRole
}
