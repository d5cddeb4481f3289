import type { Abilities, Matrix, Role, RoleKey } from '@/redux/shell/roles/schema'

const none: Abilities = { read: false, write: false, create: false, delete: false }
const all: Abilities = { read: true, write: true, create: true, delete: true }
const look: Abilities = { ...none, read: true }
const edit: Abilities = { ...look, write: true }
const work: Abilities = { ...edit, create: true }

/** A matrix that says the same of every area. */
function everywhere(abilities: Abilities): Matrix {
  return {
    User: abilities,
    Invoice: abilities,
    Ecommerce: abilities,
    Kanban: abilities,
    Chat: abilities,
    Bookmark: abilities,
    Todo: abilities,
    Email: abilities,
    Calendar: abilities,
    ACL: abilities,
    Data: abilities,
  }
}

/** The matrix of a role that may do nothing. */
export const closed = everywhere(none)

/**
 * In keeping with the permissions that are assigned to them. Administrators may do everything, and the holders of the restricted
 * role no more than read ACL.
 */
const seeds: readonly (readonly [RoleKey, name: string, matrix: Partial<Matrix>])[] = [
  ['administrator', 'Administrator', everywhere(all)],
  [
    'manager',
    'Manager',
    {
      User: all,
      Invoice: all,
      Ecommerce: edit,
      Kanban: work,
      Chat: all,
      Bookmark: all,
      Todo: work,
      Email: all,
      Calendar: all,
      ACL: look,
      Data: work,
    },
  ],
  [
    'user',
    'User',
    {
      User: look,
      Ecommerce: look,
      Kanban: work,
      Chat: work,
      Bookmark: all,
      Todo: work,
      Email: all,
      Calendar: work,
      ACL: look,
      Data: look,
    },
  ],
  [
    'support',
    'Support',
    {
      User: look,
      Invoice: look,
      Ecommerce: look,
      Kanban: all,
      Chat: all,
      Bookmark: all,
      Todo: all,
      Email: all,
      Calendar: work,
      ACL: look,
      Data: look,
    },
  ],
  ['restricted-user', 'Restricted user', { ACL: look }],
]

export const seedRoles: readonly Role[] = seeds.map(([key, name, matrix], index) => ({
  id: index + 1,
  key,
  name,
  isBuiltIn: true,
  matrix: { ...closed, ...matrix },
}))
