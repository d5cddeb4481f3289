import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import type { Pending } from '@/redux/app/optimistic'
import { nothingPending, OptimisticWrites } from '@/redux/app/optimistic'
import type { RootState } from '@/redux/app/rootReducer'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, RequestState } from '@/redux/app/thunks'
import { addRequestCases, createCallsThunk, createCallThunk, idle } from '@/redux/app/thunks'
import type { UserList, UserListQuery } from './contract'
import { userApi } from './contract'
import type { NewUser, User, UserChange, UsersChange } from './schema'

interface UserState {
  /** The page of the list that is on screen. */
  list: UserList & { request: RequestState; query: UserListQuery | null }
  /** Every user: for the figures above the list, and for going from one to the next. */
  all: { users: User[]; request: RequestState }
  selectedIds: number[]
  pending: Pending
}

const initialState: UserState = {
  list: { users: [], total: 0, request: idle, query: null },
  all: { users: [], request: idle },
  selectedIds: [],
  pending: nothingPending,
}

export const fetchUsers = createCallThunk('user/fetchUsers', userApi.list, (query: UserListQuery) => ({ query }))
/** The same call for what is to be exported: it leaves the list on screen alone. */
export const collectUsers = createCallThunk('user/collectUsers', userApi.list, (query: UserListQuery) => ({ query }))
export const fetchAllUsers = createCallThunk('user/fetchAllUsers', userApi.all, () => ({}))

/** After any write, what is on screen is fetched anew (specification section 4). */
const refetch: AfterCall = (dispatch, state) => {
  const { list, all } = injected.selectSlice(state)
  if (list.query) void dispatch(fetchUsers(list.query))
  if (all.request.status !== 'idle') void dispatch(fetchAllUsers())
}

export const addUser = createCallThunk('user/addUser', userApi.add, (user: NewUser) => ({ body: user }), refetch)
export const updateUser = createCallThunk(
  'user/updateUser',
  userApi.update,
  (user: UserChange) => ({ body: user }),
  refetch,
)
export const updateUsers = createCallThunk(
  'user/updateUsers',
  userApi.updateMany,
  (change: UsersChange) => ({ body: change }),
  refetch,
)
export const restoreUsers = createCallThunk(
  'user/restoreUsers',
  userApi.restore,
  (userIds: number[]) => ({ body: { userIds } }),
  refetch,
)

/** Removes one user by the specification's call, several by one call for all of them. */
export const removeUsers = createCallsThunk(
  'user/removeUsers',
  async (userIds: number[], call) => {
    const [id, ...others] = userIds
    if (id !== undefined && others.length === 0) await call(userApi.remove, { query: { id } })
    else await call(userApi.removeMany, { body: { userIds } })
    return undefined
  },
  refetch,
)

const optimistic = new OptimisticWrites<UserState>()
  .reads(fetchUsers)
  .reads(fetchAllUsers)
  .writes(updateUser, {
    answer({ list, all }, { user }) {
      for (const shown of [list, all]) shown.users = shown.users.map((row) => (row.id === user.id ? user : row))
    },
  })
  .writes(updateUsers, {
    expect({ list, all }, { userIds, dataToUpdate }) {
      for (const user of [...list.users, ...all.users]) if (userIds.includes(user.id)) Object.assign(user, dataToUpdate)
    },
  })
  .writes(removeUsers, {
    expect({ list, all }, userIds) {
      const isLeft = ({ id }: User) => !userIds.includes(id)
      const left = list.users.filter(isLeft)
      list.total -= list.users.length - left.length
      list.users = left
      all.users = all.users.filter(isLeft)
    },
  })

const slice = createSlice({
  name: 'user',
  initialState,
  reducers: {
    usersSelected(state, { payload }: PayloadAction<number[]>) {
      state.selectedIds = payload
    },
  },
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchUsers,
      ({ list }) => list,
      (state, { users, total }) => {
        Object.assign(state.list, { users, total })
        const shown = new Set(users.map(({ id }) => id))
        state.selectedIds = state.selectedIds.filter((id) => shown.has(id))
      },
    )
    addRequestCases(
      builder,
      fetchAllUsers,
      ({ all }) => all,
      (state, users) => {
        state.all.users = users
      },
    )
    builder.addMatcher(fetchUsers.pending.match, (state, { meta }) => {
      // A selection is made among the rows one sees: other rows, no selection.
      if (JSON.stringify(state.list.query) !== JSON.stringify(meta.arg)) state.selectedIds = []
      state.list.query = meta.arg
    })
    optimistic.attach(builder)
  },
  selectors: {
    selectList: ({ list }) => list,
    selectAll: ({ all }) => all,
    selectSelectedIds: ({ selectedIds }) => selectedIds,
  },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const injected = slice.injectInto(rootReducer)

export const { usersSelected } = slice.actions
export const { selectList, selectAll, selectSelectedIds } = injected.getSelectors((root: RootState) =>
  optimistic.shown(injected.selectSlice(root)),
)
