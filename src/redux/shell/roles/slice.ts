import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { RequestState } from '@/redux/app/thunks'
import { addRequestCases, createCallThunk, idle } from '@/redux/app/thunks'
import { rolesApi } from './contract'
import type { RoleAbility } from './schema'

interface RoleAbilitiesState {
  request: RequestState
  roles: RoleAbility[]
}

const initialState: RoleAbilitiesState = { request: idle, roles: [] }

export const fetchRoleAbilities = createCallThunk('roleAbilities/fetch', rolesApi.abilities, () => ({}))

const slice = createSlice({
  name: 'roleAbilities',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchRoleAbilities,
      (state) => state,
      (state, { roles }) => {
        state.roles = roles
      },
    )
  },
  selectors: { selectRoleAbilities: (state) => state },
})

export const { selectRoleAbilities } = slice.injectInto(rootReducer).selectors
