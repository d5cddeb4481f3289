import { createSlice } from '@reduxjs/toolkit'
import { rightsChanged } from '@/redux/app/events'
import { ListResource } from '@/redux/app/listResource'
import type { Pending } from '@/redux/app/optimistic'
import { nothingPending, OptimisticWrites } from '@/redux/app/optimistic'
import type { RootState } from '@/redux/app/rootReducer'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, Loaded, RequestState } from '@/redux/app/thunks'
import { addReadCases, addRequestCases, createCallThunk, idle, notLoaded, writesThen } from '@/redux/app/thunks'
import type { RoleHolderQuery } from './contract'
import type { AccessChange } from '@/redux/shell/roles/schema'
import { rolesApi } from './contract'
import type { Assignment, NewRole, RoleCard, RoleChange, RoleHolder } from './schema'

interface RolesState {
  list: { roles: RoleCard[]; request: RequestState }
  history: Loaded<{ changes: AccessChange[] }>
  pending: Pending
}

const initialState: RolesState = {
  list: { roles: [], request: idle },
  history: notLoaded,
  pending: nothingPending,
}

export const fetchRoles = createCallThunk('roles/fetchRoles', rolesApi.list, () => ({}))
export const roleHolders = new ListResource<RoleHolder, RoleHolderQuery>('roleHolders', {
  async list(query, call) {
    const { users: rows, total } = await call(rolesApi.users, { query })
    return { rows, total }
  },
})

export const fetchAccessHistory = createCallThunk('roles/fetchAccessHistory', rolesApi.history, () => ({}))

/** A role change can affect the user's own rights, so the session refetches too. */
const refetch: AfterCall = (dispatch, state) => {
  dispatch(rightsChanged())
  if (injected.selectSlice(state).list.request.status !== 'idle') void dispatch(fetchRoles())
  roleHolders.refetch(dispatch, state, undefined)
}

const createWrite = writesThen(refetch)

export const addRole = createWrite('roles/addRole', rolesApi.add, (role: NewRole) => ({ body: { role } }))
export const updateRole = createWrite('roles/updateRole', rolesApi.update, (change: RoleChange) => ({ body: change }))
export const removeRole = createWrite(
  'roles/removeRole',
  rolesApi.remove,
  (query: { id: number; reassignTo?: number }) => ({ query }),
)
export const restoreRole = createWrite('roles/restoreRole', rolesApi.restore, (id: number) => ({ body: { id } }))
export const assignUsers = createWrite('roles/assignUsers', rolesApi.assign, (assignment: Assignment) => ({
  body: assignment,
}))

const optimistic = new OptimisticWrites<RolesState>().reads(fetchRoles).writes(removeRole, {
  expect({ list }, { id }) {
    list.roles = list.roles.filter((role) => role.id !== id)
  },
})

const slice = createSlice({
  name: 'roles',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchRoles,
      ({ list }) => list,
      (state, { roles }) => {
        state.list.roles = roles
      },
    )
    addReadCases(builder, fetchAccessHistory, ({ history }) => history)
    optimistic.attach(builder)
  },
  selectors: {
    selectRoles: ({ list }) => list,
    selectAccessHistory: ({ history }) => history,
  },
})

const injected = slice.injectInto(rootReducer)

export const { selectRoles, selectAccessHistory } = injected.getSelectors((root: RootState) =>
  optimistic.shown(injected.selectSlice(root)),
)
