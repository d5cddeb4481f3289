import type { WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import type { Pending } from '@/redux/app/optimistic'
import { nothingPending, OptimisticWrites } from '@/redux/app/optimistic'
import type { RootState } from '@/redux/app/rootReducer'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, RequestState } from '@/redux/app/thunks'
import { addRequestCases, createCallThunk, idle } from '@/redux/app/thunks'
import type { PermissionListQuery } from './contract'
import { permissionsApi } from './contract'
import type { NewPermission, Permission, PermissionChange } from './schema'

interface PermissionsState {
  /** The page of the list that is on screen. */
  list: { permissions: Permission[]; total: number; request: RequestState; query: PermissionListQuery | null }
  pending: Pending
}

const initialState: PermissionsState = {
  list: { permissions: [], total: 0, request: idle, query: null },
  pending: nothingPending,
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

const optimistic = new OptimisticWrites<PermissionsState>()
  .reads(fetchPermissions)
  .writes(updatePermission, {
    answer({ list }, { permission }) {
      list.permissions = list.permissions.map((row) => (row.id === permission.id ? permission : row))
    },
  })
  .writes(removePermission, {
    expect({ list }, id) {
      const left = list.permissions.filter((permission) => permission.id !== id)
      list.total -= list.permissions.length - left.length
      list.permissions = left
    },
  })

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
    builder.addMatcher(fetchPermissions.pending.match, ({ list }, { meta }) => {
      list.query = meta.arg
    })
    optimistic.attach(builder)
  },
  selectors: {
    selectPermissionList: ({ list }) => list,
  },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const injected = slice.injectInto(rootReducer)

export const { selectPermissionList } = injected.getSelectors((root: RootState) =>
  optimistic.shown(injected.selectSlice(root)),
)
