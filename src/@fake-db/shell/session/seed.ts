import type { UserData } from '@/redux/shell/session/schema'

export interface Account extends UserData {
  readonly password: string
}

export const seedAccounts = [
  {
    id: 1,
    fullName: 'Amara Mensah',
    username: 'admin',
    password: 'admin',
    avatar: '/images/avatars/01.svg',
    email: 'admin@demo.com',
    role: 'admin',
    ability: [{ action: 'manage', subject: 'all' }],
    extras: { eCommerceCartItemsCount: 3 },
  },
  {
    id: 2,
    fullName: 'Clément Roux',
    username: 'client',
    password: 'client',
    avatar: '/images/avatars/02.svg',
    email: 'client@demo.com',
    role: 'client',
    ability: [
      { action: 'read', subject: 'ACL' },
      { action: 'read', subject: 'Auth' },
    ],
    extras: { eCommerceCartItemsCount: 3 },
  },
] satisfies Account[]
