import { toApiError } from '@core/api/errors'
import type { WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { RequestState, Rollbacks } from '@/redux/app/thunks'
import { addOptimisticCases, addRequestCases, createAppAsyncThunk, createCallThunk, idle } from '@/redux/app/thunks'
import { userApi } from './contract'
import type { PasswordChange, UserDetails, UserDetailsChange } from './detailsSchema'
import type { User } from './schema'
import { updateUser } from './slice'

interface UserViewState {
  /** Null until the first answer; from then on the latest one that came. */
  shown: { user: User; details: UserDetails } | null
  request: RequestState
  rollbacks: Rollbacks<UserDetails | null>
}

const initialState: UserViewState = { shown: null, request: idle, rollbacks: {} }

/** One user with all that the view shows. */
export const fetchUser = createAppAsyncThunk<{ user: User; details: UserDetails }, number>(
  'userView/fetchUser',
  async (id, { extra: { api }, signal, rejectWithValue }) => {
    try {
      const [{ user }, { details }] = await Promise.all([
        api.call(userApi.one, { query: { id } }, signal),
        api.call(userApi.details, { query: { id } }, signal),
      ])
      return { user, details }
    } catch (thrown) {
      return rejectWithValue(toApiError(thrown))
    }
  },
)

export const updateDetails = createCallThunk(
  'userView/updateDetails',
  userApi.updateDetails,
  (change: UserDetailsChange) => ({ body: change }),
)

export const changePassword = createCallThunk(
  'userView/changePassword',
  userApi.changePassword,
  (body: PasswordChange) => ({
    body,
  }),
)

const slice = createSlice({
  name: 'userView',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchUser,
      (state) => state,
      (state, shown) => {
        state.shown = shown
      },
    )
    addOptimisticCases(builder, updateDetails, {
      rollbacksOf: ({ rollbacks }) => rollbacks,
      take: ({ shown }) => shown?.details ?? null,
      put: ({ shown }, before) => {
        if (shown && before && shown.details.userId === before.userId) shown.details = before
      },
      apply: ({ shown }, change) => {
        if (shown?.details.userId === change.userId) Object.assign(shown.details, change)
      },
    })
    builder
      .addCase(changePassword.fulfilled, ({ shown }, { payload: { details } }) => {
        if (shown?.details.userId === details.userId) shown.details = details
      })
      .addCase(updateUser.fulfilled, ({ shown }, { payload: { user } }) => {
        if (shown?.user.id === user.id) shown.user = user
      })
  },
  selectors: {
    selectUserView: (state) => state,
  },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectUserView } = slice.injectInto(rootReducer).selectors
