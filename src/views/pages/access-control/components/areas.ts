import type { Action, Subject } from '@core/auth/ability'

export const actions = ['read', 'create', 'update', 'delete', 'manage'] as const satisfies readonly Action[]

/** Each area of the product with the key of its name. */
export const areas = {
  all: 'all',
  Auth: 'auth',
  ACL: 'acl',
  User: 'user',
  Invoice: 'invoice',
  Ecommerce: 'ecommerce',
  Kanban: 'kanban',
  Chat: 'chat',
  Bookmark: 'bookmark',
  Todo: 'todo',
  Email: 'email',
  Calendar: 'calendar',
  Data: 'data',
} as const satisfies Record<Subject, string>
