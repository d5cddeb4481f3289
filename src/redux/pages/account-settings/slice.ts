import type { WithSlice } from '@reduxjs/toolkit'
import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { Loaded } from '@/redux/app/thunks'
import { addReadCases, createCallThunk, notLoaded } from '@/redux/app/thunks'
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
export const saveGeneral = createCallThunk(
  'accountSettings/saveGeneral',
  accountSettingsApi.updateGeneral,
  (body: GeneralChange) => ({ body }),
  (dispatch, state, answer) => {
    // Unless someone signed out meanwhile.
    if (!answer || !selectUserData(state)) return
    const { general: _, ...session } = answer
    writeSession(session)
    dispatch(sessionRenewed(session))
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
      .addCase(saveGeneral.fulfilled, ({ settings }, { payload: { general } }) => {
        if (settings.data) settings.data.general = general
      })
      .addMatcher(
        isAnyOf(saveInfo.fulfilled, saveSocial.fulfilled, saveNotification.fulfilled),
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
