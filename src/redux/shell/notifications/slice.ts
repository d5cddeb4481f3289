import type { WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import type { Pending } from '@/redux/app/optimistic'
import { nothingPending, OptimisticWrites } from '@/redux/app/optimistic'
import type { RootState } from '@/redux/app/rootReducer'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, RequestState } from '@/redux/app/thunks'
import { addRequestCases, createCallThunk, idle } from '@/redux/app/thunks'
import { notificationsApi } from './contract'
import type { Notification, NotificationSettings } from './schema'

interface NotificationsState {
  request: RequestState
  /** Newest first. */
  notifications: Notification[]
  settings: NotificationSettings
  pending: Pending
}

const initialState: NotificationsState = {
  request: idle,
  notifications: [],
  settings: { kinds: { message: true, order: true, security: true, system: true }, isQuiet: false },
  pending: nothingPending,
}

export const fetchNotifications = createCallThunk('notifications/fetch', notificationsApi.data, () => ({}))

/** After any change the list is fetched again. */
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

export const saveNotificationSettings = createCallThunk(
  'notifications/saveSettings',
  notificationsApi.saveSettings,
  (settings: NotificationSettings) => ({ body: settings }),
  refetch,
)

const optimistic = new OptimisticWrites<NotificationsState>()
  .reads(fetchNotifications)
  .writes(markRead, {
    expect({ notifications }, ids) {
      for (const entry of notifications) if (ids.includes(entry.id)) entry.isRead = true
    },
  })
  .writes(markAllRead, {
    expect({ notifications }) {
      for (const entry of notifications) entry.isRead = true
    },
  })
  .writes(dismiss, {
    expect(state, id) {
      state.notifications = state.notifications.filter((entry) => entry.id !== id)
    },
  })
  .writes(saveNotificationSettings, {
    // Kinds that are switched on come with the list that is fetched next.
    expect(state, settings) {
      state.notifications = state.notifications.filter(({ kind }) => settings.kinds[kind])
      state.settings = settings
    },
  })

const slice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchNotifications,
      (state) => state,
      (state, { notifications, settings }) => {
        Object.assign(state, { notifications, settings })
      },
    )
    optimistic.attach(builder)
  },
  selectors: {
    selectNotifications: ({ notifications }) => notifications,
    selectUnreadCount: ({ notifications }) => notifications.filter(({ isRead }) => !isRead).length,
    selectNotificationSettings: ({ settings }) => settings,
    selectNotificationsRequest: ({ request }) => request,
  },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const injected = slice.injectInto(rootReducer)

export const { selectNotifications, selectUnreadCount, selectNotificationSettings, selectNotificationsRequest } =
  injected.getSelectors((root: RootState) => optimistic.shown(injected.selectSlice(root)))
