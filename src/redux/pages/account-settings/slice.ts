import { toApiError } from '@core/api/errors'
import type { WithSlice } from '@reduxjs/toolkit'
import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { Loaded } from '@/redux/app/thunks'
import { addReadCases, createAppAsyncThunk, createCallThunk, notLoaded } from '@/redux/app/thunks'
import { selectUserData, sessionRenewed } from '@/redux/shell/session/slice'
import { writeSession } from '@/redux/shell/session/storage'
import { accountSettingsApi } from './contract'
import type { AccountDetails, DetailsChange } from './detailsSchema'
import type {
  AccountSettings,
  Deactivation,
  GeneralChange,
  InfoChange,
  NotificationChange,
  PasswordChange,
  SocialChange,
} from './schema'

interface AccountSettingsState {
  settings: Loaded<AccountSettings>
  details: Loaded<{ details: AccountDetails }>
}

const initialState: AccountSettingsState = { settings: notLoaded, details: notLoaded }

export const fetchSettings = createCallThunk('accountSettings/fetch', accountSettingsApi.data, () => ({}))
export const fetchDetails = createCallThunk('accountSettings/fetchDetails', accountSettingsApi.details, () => ({}))

/** The shell shows the new name and picture at once, and the tokens name the new email. */
export const saveGeneral = createAppAsyncThunk<Pick<AccountSettings, 'general'>, GeneralChange>(
  'accountSettings/saveGeneral',
  async (body, { extra, dispatch, getState, rejectWithValue }) => {
    const before = extra.endedSessions()
    try {
      const { general, ...session } = await extra.api.call(accountSettingsApi.updateGeneral, { body })
      // Unless someone signed out meanwhile.
      if (selectUserData(getState()) && extra.endedSessions() === before) {
        writeSession(session)
        dispatch(sessionRenewed(session))
      }
      return { general }
    } catch (thrown) {
      return rejectWithValue(toApiError(thrown))
    }
  },
)
export const saveInfo = createCallThunk(
  'accountSettings/saveInfo',
  accountSettingsApi.updateInfo,
  (body: InfoChange) => ({ body }),
)
export const saveSocial = createCallThunk(
  'accountSettings/saveSocial',
  accountSettingsApi.updateSocial,
  (body: SocialChange) => ({ body }),
)
export const saveNotification = createCallThunk(
  'accountSettings/saveNotification',
  accountSettingsApi.updateNotification,
  (body: NotificationChange) => ({ body }),
)
export const changePassword = createCallThunk(
  'accountSettings/changePassword',
  accountSettingsApi.changePassword,
  (body: PasswordChange) => ({ body }),
)
/** Afterwards nobody can sign in with it: what is left is to sign out. */
export const deactivateAccount = createCallThunk(
  'accountSettings/deactivate',
  accountSettingsApi.deactivate,
  (body: Deactivation) => ({ body }),
)
export const saveDetails = createCallThunk(
  'accountSettings/saveDetails',
  accountSettingsApi.updateDetails,
  (body: DetailsChange) => ({ body }),
)
export const revokeDevice = createCallThunk(
  'accountSettings/revokeDevice',
  accountSettingsApi.revokeDevice,
  (id: number) => ({ body: { id } }),
)
export const restoreDevice = createCallThunk(
  'accountSettings/restoreDevice',
  accountSettingsApi.restoreDevice,
  (id: number) => ({ body: { id } }),
)

const slice = createSlice({
  name: 'accountSettings',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addReadCases(builder, fetchSettings, ({ settings }) => settings)
    addReadCases(builder, fetchDetails, ({ details }) => details)
    builder
      .addMatcher(
        isAnyOf(saveGeneral.fulfilled, saveInfo.fulfilled, saveSocial.fulfilled, saveNotification.fulfilled),
        ({ settings }, { payload }) => {
          if (settings.data) Object.assign(settings.data, payload)
        },
      )
      .addMatcher(
        isAnyOf(changePassword.fulfilled, saveDetails.fulfilled, revokeDevice.fulfilled, restoreDevice.fulfilled),
        ({ details }, { payload }) => {
          details.data = payload
        },
      )
  },
  selectors: {
    selectSettings: ({ settings }) => settings,
    selectDetails: ({ details }) => details,
  },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectSettings, selectDetails } = slice.injectInto(rootReducer).selectors
