import type { WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, RequestState, Rollbacks } from '@/redux/app/thunks'
import { addOptimisticCases, addRequestCases, createCallThunk, idle } from '@/redux/app/thunks'
import type { PermissionListQuery } from './contract'
import { permissionsApi } from './contract'
import type { NewPermission, Permission, PermissionChange } from './schema'

interface Page {
  permissions: Permission[]
  total: number
}

interface PermissionsState {
  /** The page of the list that is on screen. */
  list: Page & { request: RequestState; query: PermissionListQuery | null }
  rollbacks: Rollbacks<Page>
}

const initialState: PermissionsState = {
  list: { permissions: [], total: 0, request: idle, query: null },
  rollbacks: {},
}

export const fetchPermissions = createCallThunk(
  'permissions/fetchPermissions',
  permissionsApi.list,
  (query: PermissionListQuery) => ({ query }),
)

/** After any write, what is on screen is fetched anew (specification section 4). */
const refetch: AfterCall = (dispatch, state) => {
  const { query } = injected.selectSlice(state).list
  if (query) void dispatch(fetchPermissions(query))
}

export const addPermission = createCallThunk(
  'permissions/addPermission',
  permissionsApi.add,
  (permission: NewPermission) => ({ body: { permission } }),
  refetch,
)
export const updatePermission = createCallThunk(
  'permissions/updatePermission',
  permissionsApi.update,
  (change: PermissionChange) => ({ body: change }),
  refetch,
)
export const removePermission = createCallThunk(
  'permissions/removePermission',
  permissionsApi.remove,
  (id: number) => ({ query: { id } }),
  refetch,
)
export const restorePermission = createCallThunk(
  'permissions/restorePermission',
  permissionsApi.restore,
  (id: number) => ({ body: { id } }),
  refetch,
)

const slice = createSlice({
  name: 'permissions',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchPermissions,
      ({ list }) => list,
      (state, { permissions, total }) => {
        Object.assign(state.list, { permissions, total })
      },
    )
    addOptimisticCases(builder, removePermission, {
      rollbacksOf: ({ rollbacks }) => rollbacks,
      take: ({ list: { permissions, total } }) => ({ permissions, total }),
      put: ({ list }, before) => {
        Object.assign(list, before)
      },
      apply: ({ list }, id) => {
        list.permissions = list.permissions.filter((permission) => permission.id !== id)
        list.total -= 1
      },
    })
    builder.addMatcher(fetchPermissions.pending.match, ({ list }, { meta }) => {
      list.query = meta.arg
    })
  },
  selectors: {
    selectPermissionList: ({ list }) => list,
  },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const injected = slice.injectInto(rootReducer)

export const { selectPermissionList } = injected.selectors
