import { createSlice } from '@reduxjs/toolkit'
import type { Pending } from '@/redux/app/optimistic'
import { nothingPending, OptimisticWrites } from '@/redux/app/optimistic'
import type { RootState } from '@/redux/app/rootReducer'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, RequestState } from '@/redux/app/thunks'
import { addRequestCases, createCallThunk, idle, writesThen } from '@/redux/app/thunks'
import { notificationsApi } from './contract'
import type { Notification, NotificationSettings } from './schema'

interface NotificationsState {
  request: RequestState
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

const refetch: AfterCall = (dispatch) => void dispatch(fetchNotifications())

const createWrite = writesThen(refetch)

export const markRead = createWrite('notifications/markRead', notificationsApi.markRead, (ids: number[]) => ({
  body: { ids },
}))

export const markAllRead = createWrite('notifications/markAllRead', notificationsApi.markRead, () => ({ body: {} }))

export const dismiss = createWrite('notifications/dismiss', notificationsApi.dismiss, (id: number) => ({
  body: { id },
}))

/** Only the backend knows the position, so the update is not optimistic. */
export const restoreNotification = createWrite('notifications/restore', notificationsApi.restore, (id: number) => ({
  body: { id },
}))

export const saveNotificationSettings = createWrite(
  'notifications/saveSettings',
  notificationsApi.saveSettings,
  (settings: NotificationSettings) => ({ body: settings }),
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
    // Newly enabled kinds arrive with the refetch.
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

const injected = slice.injectInto(rootReducer)

export const { selectNotifications, selectUnreadCount, selectNotificationSettings, selectNotificationsRequest } =
  injected.getSelectors((root: RootState) => optimistic.shown(injected.selectSlice(root)))
