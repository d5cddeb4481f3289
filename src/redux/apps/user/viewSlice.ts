import type { ApiError } from '@core/api/errors'
import type { ActionReducerMapBuilder, Draft, WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AppThunk, RequestState, Rollbacks } from '@/redux/app/thunks'
import {
  addOptimisticCases,
  addRequestCases,
  createCallsThunk,
  createCallThunk,
  idle,
  isWriting,
} from '@/redux/app/thunks'
import { userApi } from './contract'
import type { PasswordChange, UserDetails, UserDetailsChange } from './detailsSchema'
import type { User } from './schema'
import { updateUser, updateUsers } from './slice'

interface ShownUser {
  user: User
  details: UserDetails
}

interface UserViewState {
  /** Null until the first answer; from then on the latest one that came. */
  shown: ShownUser | null
  /** Whom the latest request is about. */
  wantedId: number | null
  request: RequestState
  /** Of the latest answer about them. It stays while one tries again. */
  failure: ApiError | null
  rollbacks: Rollbacks<ShownUser | null>
}

const initialState: UserViewState = { shown: null, wantedId: null, request: idle, failure: null, rollbacks: {} }

/** One user with all that the view shows. */
export const fetchUser = createCallsThunk<ShownUser, number>('userView/fetchUser', async (id, call) => {
  const [{ user }, { details }] = await Promise.all([
    call(userApi.one, { query: { id } }),
    call(userApi.details, { query: { id } }),
  ])
  return { user, details }
})

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

function addOptimistic<Answer, Arg>(
  builder: ActionReducerMapBuilder<UserViewState>,
  thunk: AppThunk<Answer, Arg>,
  apply: (shown: Draft<ShownUser>, arg: Arg) => void,
) {
  return addOptimisticCases(builder, thunk, {
    rollbacksOf: ({ rollbacks }) => rollbacks,
    take: ({ shown }) => shown,
    put: (state, before) => {
      if (before && state.shown?.user.id === before.user.id) state.shown = before
    },
    apply: ({ shown }, arg) => {
      if (shown) apply(shown, arg)
    },
  })
}

const slice = createSlice({
  name: 'userView',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchUser,
      (state) => state,
      (state, answer) => {
        // While a write about the same user is under way, the answer may be older than what is on screen.
        if (isWriting(state.rollbacks) && state.shown?.user.id === answer.user.id) return
        state.shown = answer
      },
    )
    addOptimistic(builder, updateDetails, ({ details }, change) => {
      if (details.userId === change.userId) Object.assign(details, change)
    })
    addOptimistic(builder, updateUsers, ({ user }, { userIds, dataToUpdate }) => {
      if (userIds.includes(user.id)) Object.assign(user, dataToUpdate)
    })
    builder
      .addCase(changePassword.fulfilled, ({ shown }, { payload: { details } }) => {
        if (shown?.details.userId === details.userId) shown.details = details
      })
      .addCase(updateUser.fulfilled, ({ shown }, { payload: { user } }) => {
        if (shown?.user.id === user.id) shown.user = user
      })
      .addMatcher(fetchUser.pending.match, (state, { meta }) => {
        if (state.wantedId !== meta.arg) state.failure = null
        state.wantedId = meta.arg
      })
      .addMatcher(fetchUser.fulfilled.match, (state) => {
        state.failure = null
      })
      .addMatcher(fetchUser.rejected.match, (state, { payload, meta }) => {
        if (!meta.aborted && meta.arg === state.wantedId) Object.assign(state, { failure: payload ?? null })
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
