import { del, get, post, type OneOrMore } from '@core/api/endpoint'
import type { NewPermission, Permission, PermissionChange, PermissionGiving } from './schema'

/** Every parameter has a default. */
export interface PermissionListQuery {
  q?: string
  page?: number
  perPage?: number
  /** Keys of roles. */
  assignedTo?: OneOrMore
}

export interface PermissionList {
  /** What was sent. */
  params: Record<string, unknown>
  /** The whole table. */
  allData: Permission[]
  /** Rows that match, before paging. */
  total: number
  permissions: Permission[]
}

/** Below the line stand the additions of docs/api.md. */
export const permissionsApi = {
  list: get('/apps/permissions/data').query<PermissionListQuery>().returns<PermissionList>(),
  add: post('/apps/permissions/add-permission')
    .body<{ permission: NewPermission }>()
    .returns<{ permission: Permission }>(),
  update: post('/apps/permissions/update-permission')
    .needs('update')
    .body<PermissionChange>()
    .returns<{ permission: Permission }>(),
  remove: del('/apps/permissions/delete').query<{ id: number }>().returns<Record<never, never>>(),
  // ---
  /** Says what a permission allows and which roles have it, and changes their matrices so. */
  give: post('/apps/permissions/give-permission')
    .needs('update')
    .body<PermissionGiving>()
    .returns<{ permission: Permission }>(),
  restore: post('/apps/permissions/restore-permission')
    .needs('delete')
    .body<{ id: number }>()
    .returns<{ permission: Permission }>(),
}
