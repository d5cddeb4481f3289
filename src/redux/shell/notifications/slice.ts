import type { ActionReducerMapBuilder, WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, AppThunk, RequestState, Rollbacks } from '@/redux/app/thunks'
import { addOptimisticCases, addRequestCases, createCallThunk, idle, isWriting } from '@/redux/app/thunks'
import { notificationsApi } from './contract'
import type { Notification } from './schema'

interface NotificationsState {
  request: RequestState
  /** Newest first. */
  notifications: Notification[]
  rollbacks: Rollbacks<Notification[]>
}

const initialState: NotificationsState = { request: idle, notifications: [], rollbacks: {} }

export const fetchNotifications = createCallThunk('notifications/fetch', notificationsApi.data, () => ({}))

/** After any change the list is fetched anew (specification section 4). */
const refetch: AfterCall = (dispatch) => void dispatch(fetchNotifications())

export const markRead = createCallThunk(
  'notifications/markRead',
  notificationsApi.markRead,
  (ids: number[]) => ({ body: { ids } }),
  refetch,
)

export const markAllRead = createCallThunk(
  'notifications/markAllRead',
  notificationsApi.markRead,
  () => ({ body: {} }),
  refetch,
)

export const dismiss = createCallThunk(
  'notifications/dismiss',
  notificationsApi.dismiss,
  (id: number) => ({ body: { id } }),
  refetch,
)

/** Takes a dismissal back. Where the notification stood, only the backend knows. */
export const restoreNotification = createCallThunk(
  'notifications/restore',
  notificationsApi.restore,
  (id: number) => ({ body: { id } }),
  refetch,
)

function addChange<Answer, Arg>(
  builder: ActionReducerMapBuilder<NotificationsState>,
  thunk: AppThunk<Answer, Arg>,
  change: (notifications: Notification[], arg: Arg) => Notification[],
) {
  addOptimisticCases(builder, thunk, {
    rollbacksOf: ({ rollbacks }) => rollbacks,
    take: ({ notifications }) => notifications,
    put(state, before) {
      state.notifications = before
    },
    apply(state, arg) {
      state.notifications = change(state.notifications, arg)
    },
  })
}

const slice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchNotifications,
      (state) => state,
      (state, { notifications }) => {
        if (!isWriting(state.rollbacks)) state.notifications = notifications
      },
    )
    addChange(builder, markRead, (all, ids) =>
      all.map((entry) => (ids.includes(entry.id) ? { ...entry, isRead: true } : entry)),
    )
    addChange(builder, markAllRead, (all) => all.map((entry) => ({ ...entry, isRead: true })))
    addChange(builder, dismiss, (all, id) => all.filter((entry) => entry.id !== id))
  },
  selectors: {
    selectNotifications: ({ notifications }) => notifications,
    selectUnreadCount: ({ notifications }) => notifications.filter(({ isRead }) => !isRead).length,
    selectNotificationsRequest: ({ request }) => request,
  },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectNotifications, selectUnreadCount, selectNotificationsRequest } =
  slice.injectInto(rootReducer).selectors
