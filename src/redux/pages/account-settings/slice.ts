import type { Draft } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import type { Pending } from '@/redux/app/optimistic'
import { nothingPending, OptimisticWrites } from '@/redux/app/optimistic'
import type { RootState } from '@/redux/app/rootReducer'
import { rootReducer } from '@/redux/app/rootReducer'
import type { Loaded } from '@/redux/app/thunks'
import type { AppDispatch } from '@/redux/app/store'
import { addReadCases, createCallThunk, notLoaded } from '@/redux/app/thunks'
import type { UserData } from '@/redux/shell/session/schema'
import { selectUserData, sessionRenewed } from '@/redux/shell/session/slice'
import { readSession, tokenStore, writeSession } from '@/redux/shell/session/storage'
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
import { services } from './schema'

interface AccountSettingsState {
  settings: Loaded<AccountSettings>
  details: Loaded<{ details: AccountDetails }>
  pending: Pending
}

const initialState: AccountSettingsState = { settings: notLoaded, details: notLoaded, pending: nothingPending }

export const fetchSettings = createCallThunk('accountSettings/fetch', accountSettingsApi.data, () => ({}))
export const fetchDetails = createCallThunk('accountSettings/fetchDetails', accountSettingsApi.details, () => ({}))

interface NewSession {
  readonly userData: UserData
  readonly accessToken?: string | undefined
  readonly refreshToken?: string | undefined
}

/** Updates the user in the shell. Stores new tokens if the response contains any. */
function renewSession(dispatch: AppDispatch, state: RootState, { userData, accessToken, refreshToken }: NewSession) {
  // The user may have logged out or switched accounts meanwhile, here or in another tab.
  if (!selectUserData(state) || (readSession()?.userData.id ?? userData.id) !== userData.id) return
  const tokens = accessToken && refreshToken ? { accessToken, refreshToken } : tokenStore.read()
  if (!tokens) return
  const session = { userData, ...tokens }
  writeSession(session)
  dispatch(sessionRenewed(session))
}

export const saveGeneral = createCallThunk(
  'accountSettings/saveGeneral',
  accountSettingsApi.updateGeneral,
  (body: GeneralChange) => ({ body }),
  (dispatch, state, answer) => {
    if (answer) renewSession(dispatch, state, answer)
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
  (dispatch, state, answer) => {
    const userData = selectUserData(state)
    if (answer && userData) renewSession(dispatch, state, { ...answer, userData })
  },
)
/** Log out afterwards: the account can no longer log in. */
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

type State = Draft<AccountSettingsState>

function putSettings({ settings }: State, parts: Partial<AccountSettings>) {
  if (settings.data) Object.assign(settings.data, parts)
}

function putDetails(state: State, { details }: { details: AccountDetails }) {
  state.details.data = { details }
}

const optimistic = new OptimisticWrites<AccountSettingsState>()
  .reads(fetchSettings)
  .reads(fetchDetails)
  .writes(saveGeneral, { answer: (state, { general }) => putSettings(state, { general }) })
  .writes(saveInfo, { answer: putSettings })
  .writes(saveSocial, {
    // Not optimistic for links: their form would count as saved.
    expect({ settings }, { connections = {} }) {
      if (!settings.data) return
      for (const service of services) Object.assign(settings.data.social.connections[service], connections[service])
    },
    answer: putSettings,
  })
  .writes(saveNotification, {
    expect({ settings }, change) {
      if (settings.data) Object.assign(settings.data.notification, change)
    },
    answer: putSettings,
  })
  .writes(changePassword, { answer: putDetails })
  .writes(saveDetails, {
    expect({ details }, change) {
      if (details.data) Object.assign(details.data.details, change)
    },
    answer: putDetails,
  })
  .writes(revokeDevice, {
    expect({ details }, id) {
      if (details.data) details.data.details.devices = details.data.details.devices.filter((device) => device.id !== id)
    },
    answer: putDetails,
  })
  .writes(restoreDevice, { answer: putDetails })

const slice = createSlice({
  name: 'accountSettings',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addReadCases(builder, fetchSettings, ({ settings }) => settings)
    addReadCases(builder, fetchDetails, ({ details }) => details)
    optimistic.attach(builder)
  },
  selectors: {
    selectSettings: ({ settings }) => settings,
    selectDetails: ({ details }) => details,
  },
})

const injected = slice.injectInto(rootReducer)

export const { selectSettings, selectDetails } = injected.getSelectors((root: RootState) =>
  optimistic.shown(injected.selectSlice(root)),
)
