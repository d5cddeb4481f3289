import type { Draft } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import type { Pending } from '@/redux/app/optimistic'
import { nothingPending, OptimisticWrites } from '@/redux/app/optimistic'
import type { RootState } from '@/redux/app/rootReducer'
import { rootReducer } from '@/redux/app/rootReducer'
import type { Viewed } from '@/redux/app/thunks'
import { addViewCases, createCallsThunk, createCallThunk, notViewed } from '@/redux/app/thunks'
import { userApi } from './contract'
import type { PasswordChange, UserDetails, UserDetailsChange } from './detailsSchema'
import type { User } from './schema'
import { updateUser, updateUsers } from './slice'

interface ShownUser {
  user: User
  details: UserDetails
}

interface UserViewState extends Viewed<ShownUser> {
  pending: Pending
}

const initialState: UserViewState = { ...notViewed, pending: nothingPending }

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

function putDetails({ shown }: Draft<UserViewState>, { details }: { details: UserDetails }) {
  if (shown?.details.userId === details.userId) shown.details = details
}

const optimistic = new OptimisticWrites<UserViewState>()
  .reads(fetchUser)
  .writes(updateDetails, {
    expect({ shown }, change) {
      if (shown?.details.userId === change.userId) Object.assign(shown.details, change)
    },
    answer: putDetails,
  })
  .writes(changePassword, { answer: putDetails })
  .writes(updateUser, {
    answer({ shown }, { user }) {
      if (shown?.user.id === user.id) shown.user = user
    },
  })
  .writes(updateUsers, {
    expect({ shown }, { ids, values }) {
      if (shown && ids.includes(shown.user.id)) Object.assign(shown.user, values)
    },
  })

const slice = createSlice({
  name: 'userView',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addViewCases(builder, fetchUser)
    optimistic.attach(builder)
  },
  selectors: {
    selectUserView: (state) => state,
  },
})

const injected = slice.injectInto(rootReducer)

export const { selectUserView } = injected.getSelectors((root: RootState) =>
  optimistic.shown(injected.selectSlice(root)),
)
