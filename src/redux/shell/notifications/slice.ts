import type { ActionReducerMapBuilder, WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, AppThunk, RequestState, Rollbacks } from '@/redux/app/thunks'
import { addOptimisticCases, addRequestCases, createCallThunk, idle, isWriting } from '@/redux/app/thunks'
import { notificationsApi } from './contract'
import type { Notification, NotificationSettings } from './schema'

interface NotificationsState {
  request: RequestState
  /** Newest first. */
  notifications: Notification[]
  settings: NotificationSettings
  rollbacks: Rollbacks<Shown>
}

/** What a write may change. */
type Shown = Pick<NotificationsState, 'notifications' | 'settings'>

const initialState: NotificationsState = {
  request: idle,
  notifications: [],
  settings: { kinds: { message: true, order: true, security: true, system: true }, isQuiet: false },
  rollbacks: {},
}

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

export const saveNotificationSettings = createCallThunk(
  'notifications/saveSettings',
  notificationsApi.saveSettings,
  (settings: NotificationSettings) => ({ body: settings }),
  refetch,
)

function addChange<Answer, Arg>(
  builder: ActionReducerMapBuilder<NotificationsState>,
  thunk: AppThunk<Answer, Arg>,
  change: (shown: Shown, arg: Arg) => Partial<Shown>,
) {
  addOptimisticCases(builder, thunk, {
    rollbacksOf: ({ rollbacks }) => rollbacks,
    take: ({ notifications, settings }) => ({ notifications, settings }),
    put: Object.assign,
    apply(state, arg) {
      Object.assign(state, change(state, arg))
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
      (state, { notifications, settings }) => {
        if (!isWriting(state.rollbacks)) Object.assign(state, { notifications, settings })
      },
    )
    addChange(builder, markRead, ({ notifications }, ids) => ({
      notifications: notifications.map((entry) => (ids.includes(entry.id) ? { ...entry, isRead: true } : entry)),
    }))
    addChange(builder, markAllRead, ({ notifications }) => ({
      notifications: notifications.map((entry) => ({ ...entry, isRead: true })),
    }))
    addChange(builder, dismiss, ({ notifications }, id) => ({
      notifications: notifications.filter((entry) => entry.id !== id),
    }))
    // Kinds that are switched on come with the list that is fetched next.
    addChange(builder, saveNotificationSettings, ({ notifications }, settings) => ({
      notifications: notifications.filter(({ kind }) => settings.kinds[kind]),
      settings,
    }))
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

export const { selectNotifications, selectUnreadCount, selectNotificationSettings, selectNotificationsRequest } =
  slice.injectInto(rootReducer).selectors
