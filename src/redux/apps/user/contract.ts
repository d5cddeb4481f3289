import { del, get, post } from '@core/api/endpoint'
import type { PasswordChange, UserDetails, UserDetailsChange } from './detailsSchema'
import type { NewUser, User, UserChange, UsersChange } from './schema'

/** Every parameter has a default; an empty filter lets every row through. */
export interface UserListQuery {
  q?: string
  page?: number
  perPage?: number
  sort?: 'asc' | 'desc'
  sortColumn?: keyof User
  role?: string
  status?: string
  currentPlan?: string
}

export interface UserList {
  users: User[]
  /** Rows that match, before paging. */
  total: number
}

type Nothing = Record<never, never>

/** Below the line stand the additions of docs/api.md. */
export const userApi = {
  all: get('/api/users/list/all-data').returns<User[]>(),
  list: get('/api/users/list/data').query<UserListQuery>().returns<UserList>(),
  one: get('/api/users/user').query<{ id: number }>().returns<{ user: User }>(),
  add: post('/apps/users/add-user').body<NewUser>().returns<{ user: User }>(),
  remove: del('/apps/users/delete').query<{ id: number }>().returns<Nothing>(),
  // ---
  update: post('/apps/users/update-user').needs('update').body<UserChange>().returns<{ user: User }>(),
  updateMany: post('/apps/users/update-users').needs('update').body<UsersChange>().returns<{ users: User[] }>(),
  removeMany: post('/apps/users/delete-users').needs('delete').body<{ userIds: number[] }>().returns<Nothing>(),
  restore: post('/apps/users/restore-users').needs('delete').body<{ userIds: number[] }>().returns<{ users: User[] }>(),
  details: get('/api/users/details').query<{ id: number }>().returns<{ details: UserDetails }>(),
  updateDetails: post('/apps/users/update-details')
    .needs('update')
    .body<UserDetailsChange>()
    .returns<{ details: UserDetails }>(),
  changePassword: post('/apps/users/change-password')
    .needs('update')
    .body<PasswordChange>()
    .returns<{ details: UserDetails }>(),
}
