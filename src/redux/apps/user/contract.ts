import { del, get, post, type OneOrMore } from '@core/api/endpoint'
import type { PasswordChange, UserDetails, UserDetailsChange } from './detailsSchema'
import type { Acceptance, Invitations } from './invitationSchema'
import type { NewUser, RefusedRow, User, UserChange, UsersChange } from './schema'

/** Every parameter has a default; an empty filter lets every row through. */
export interface UserListQuery {
  q?: string
  page?: number
  perPage?: number
  sort?: 'asc' | 'desc'
  sortColumn?: keyof User
  role?: OneOrMore
  status?: OneOrMore
  currentPlan?: OneOrMore
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
  /** Adds those that can be added, and says of each of the others why not. */
  addMany: post('/apps/users/add-users')
    .body<{ users: readonly NewUser[] }>()
    .returns<{ users: User[]; refused: RefusedRow[] }>(),
  update: post('/apps/users/update-user').needs('update').body<UserChange>().returns<{ user: User }>(),
  updateMany: post('/apps/users/update-users').needs('update').body<UsersChange>().returns<{ users: User[] }>(),
  removeMany: post('/apps/users/delete-users').needs('delete').body<{ userIds: number[] }>().returns<Nothing>(),
  restore: post('/apps/users/restore-users').needs('delete').body<{ userIds: number[] }>().returns<{ users: User[] }>(),
  /** Adds people who are pending until they follow the link in their mail. */
  invite: post('/apps/users/invite-users').body<Invitations>().returns<{ users: User[] }>(),
  inviteAgain: post('/apps/users/invite-users-again').body<{ userIds: number[] }>().returns<{ users: User[] }>(),
  accept: post('/apps/users/accept-invitation').needs(null).body<Acceptance>().returns<{ email: string }>(),
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
