/** What each role may do. The page shows menus and buttons by the same rules (docs/contract.md, "Who may do what"). */
const rules = {
  admin: [{ action: 'manage', subject: 'all' }],
  editor: [
    { action: 'read', subject: 'all' },
    { action: 'manage', subject: 'Supplier' },
  ],
  viewer: [{ action: 'read', subject: 'all' }],
} as const

export type Role = keyof typeof rules
export type Action = 'read' | 'create' | 'update' | 'delete'
export const roles = ['admin', 'editor', 'viewer'] as const satisfies readonly Role[]

export const rulesOf = (role: Role) => rules[role]

export function allows(role: Role, action: Action, subject: string): boolean {
  return rules[role].some(
    (rule) =>
      (rule.action === 'manage' || rule.action === action) && (rule.subject === 'all' || rule.subject === subject),
  )
}
