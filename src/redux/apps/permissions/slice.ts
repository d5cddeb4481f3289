import { rightsChanged } from '@/redux/app/events'
import { ListResource } from '@/redux/app/listResource'
import type { PermissionListQuery } from './contract'
import { permissionsApi } from './contract'
import type { NewPermission, Permission, PermissionChange, PermissionGiving } from './schema'

export const permissions = new ListResource<Permission, PermissionListQuery>('permissions', {
  async list(query, call) {
    const { permissions: rows, total } = await call(permissionsApi.list, { query })
    return { rows, total }
  },
  alsoRefetch: (dispatch) => void dispatch(rightsChanged()),
})

export const addPermission = permissions.write('add', (permission: NewPermission, call) =>
  call(permissionsApi.add, { body: { permission } }),
)
export const updatePermission = permissions.update(
  'update',
  (change: PermissionChange, call) => call(permissionsApi.update, { body: change }),
  ({ permission }) => permission,
)
export const givePermission = permissions.update(
  'give',
  (giving: PermissionGiving, call) => call(permissionsApi.give, { body: giving }),
  ({ permission }) => permission,
)
export const removePermissions = permissions.removal('remove', (ids, call) =>
  Promise.all(ids.map((id) => call(permissionsApi.remove, { query: { id } }))),
)
export const restorePermissions = permissions.write('restore', (ids: readonly number[], call) =>
  Promise.all(ids.map((id) => call(permissionsApi.restore, { body: { id } }))),
)
