import { del, get, post, type OneOrMore } from '@core/api/endpoint'
import type { AccessChange } from '@/redux/shell/roles/schema'
import type { Assignment, NewRole, RoleCard, RoleChange, RoleHolder } from './schema'

/** Every parameter has a default; an empty filter lets every row through. */
export interface RoleHolderQuery {
  q?: string
  page?: number
  perPage?: number
  sort?: 'asc' | 'desc'
  sortColumn?: keyof RoleHolder
  /** Keys of roles. */
  role?: OneOrMore
}

export interface RoleHolderList {
  users: RoleHolder[]
  /** Rows that match, before paging. */
  total: number
}

/** All of them are additions of docs/api.md, in the manner of the permissions' calls. */
export const rolesApi = {
  list: get('/apps/roles/data').returns<{ roles: RoleCard[] }>(),
  users: get('/apps/roles/users').query<RoleHolderQuery>().returns<RoleHolderList>(),
  add: post('/apps/roles/add-role').body<{ role: NewRole }>().returns<{ role: RoleCard }>(),
  update: post('/apps/roles/update-role').needs('update').body<RoleChange>().returns<{ role: RoleCard }>(),
  /** `reassignTo` is the id of the role that those who hold it are given. */
  remove: del('/apps/roles/delete').query<{ id: number; reassignTo?: number }>().returns<Record<never, never>>(),
  restore: post('/apps/roles/restore-role').needs('delete').body<{ id: number }>().returns<{ role: RoleCard }>(),
  /** Of roles and permissions, newest first. */
  history: get('/apps/roles/history').returns<{ changes: AccessChange[] }>(),
  assign: post('/apps/roles/assign-users').needs('update').body<Assignment>().returns<{ users: RoleHolder[] }>(),
}
