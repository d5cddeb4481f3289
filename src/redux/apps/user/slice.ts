import type { RowsChange } from '@/redux/app/listResource'
import { ListResource } from '@/redux/app/listResource'
import type { UserListQuery } from './contract'
import { userApi } from './contract'
import type { Invitations } from './invitationSchema'
import type { NewUser, User, UserChange, UsersChange } from './schema'

export const users = new ListResource<User, UserListQuery>('user', {
  async list(query, call) {
    const { users: rows, total } = await call(userApi.list, { query })
    return { rows, total }
  },
  all: (call) => call(userApi.all, {}),
})

export const addUser = users.write('add', (user: NewUser, call) => call(userApi.add, { body: user }))
export const addUsers = users.write('addMany', (rows: readonly NewUser[], call) =>
  call(userApi.addMany, { body: { users: rows } }),
)
export const updateUser = users.update(
  'update',
  (change: UserChange, call) => call(userApi.update, { body: change }),
  ({ user }) => user,
)
export const updateUsers = users.updateMany(
  'updateMany',
  ({ ids, values }: RowsChange<UsersChange['dataToUpdate']>, call) =>
    call(userApi.updateMany, { body: { userIds: [...ids], dataToUpdate: values } }),
)
export const removeUsers = users.removal('remove', (ids, call) => {
  const [id, ...others] = ids
  return id !== undefined && others.length === 0
    ? call(userApi.remove, { query: { id } })
    : call(userApi.removeMany, { body: { userIds: [...ids] } })
})
export const restoreUsers = users.write('restore', (ids: readonly number[], call) =>
  call(userApi.restore, { body: { userIds: [...ids] } }),
)
export const inviteUsers = users.write('invite', (body: Invitations, call) => call(userApi.invite, { body }))
export const inviteUsersAgain = users.write('inviteAgain', (ids: readonly number[], call) =>
  call(userApi.inviteAgain, { body: { userIds: [...ids] } }),
)
