import { toApiError } from '@core/api/errors'
import type { AbilityRule } from '@core/auth/ability'
import { hasUnsaved } from '@core/components/overlay/unsaved'
import type { PayloadAction } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { storageKeys, writeStored } from '@/configs/storage'
import type { SignOutReason } from '@/redux/app/events'
import { accountSwitched, signedOut } from '@/redux/app/events'
import { rootReducer } from '@/redux/app/rootReducer'
import { createAppAsyncThunk } from '@/redux/app/thunks'
import { sessionApi } from './contract'
import type { Credentials, UserData } from './schema'
import type { Session } from './storage'
import { checked, clearSession, readSession, writeSession } from './storage'

/** Rules of users without stored abilities (docs/contract.md, "Who may do what"). */
const defaultRules: AbilityRule[] = [{ action: 'read', subject: 'Auth' }]

interface SessionState {
  readonly userData: UserData | null
  readonly accessToken: string | null
  readonly refreshToken: string | null
  /** Why the last session ended; the login page shows it. With `userData`, the session is paused. */
  readonly endedBy: SignOutReason | null
}

const nobody: SessionState = {
  userData: null,
  accessToken: null,
  refreshToken: null,
  endedBy: null,
}

/** Evaluated with each injected slice, so it has no side effects. */
const initialState = (): SessionState => ({ ...nobody, ...readSession() })

export const signIn = createAppAsyncThunk<Session, Credentials>(
  'session/signIn',
  async (credentials, { extra, rejectWithValue }) => {
    try {
      const session = await checked(await extra.api.call(sessionApi.login, { body: credentials }))
      writeSession(session)
      return session
    } catch (thrown) {
      return rejectWithValue(toApiError(thrown))
    }
  },
)

/** Logs in as another user without the login page, and drops the data of the previous user. */
export const switchAccount = createAppAsyncThunk<undefined, Credentials>(
  'session/switchAccount',
  async (credentials, { extra, dispatch, rejectWithValue }) => {
    try {
      const session = await checked(await extra.api.call(sessionApi.login, { body: credentials }))
      writeSession(session)
      dispatch(accountSwitched())
      dispatch(sessionRenewed(session))
      return undefined
    } catch (thrown) {
      return rejectWithValue(toApiError(thrown))
    }
  },
)

const isOnServer = import.meta.env.VITE_SESSION !== 'bearer'

/**
 * Ends the session here and, through storage, in all other tabs. Pages with unsaved changes stay unless the user asked
 * to log out: the session is paused until the next login. Locked tabs always keep their page.
 */
export const signOut = createAppAsyncThunk<undefined, SignOutReason>(
  'session/signOut',
  async (reason, { dispatch, extra }) => {
    if (isOnServer && reason === 'asked') {
      // Before the tokens are cleared: the request needs them.
      const next = await extra.endSession?.(extra.api).catch(() => null)
      clearSession()
      dispatch(signedOut(next === null ? 'localOnly' : reason))
      if (next) window.location.assign(next)
    } else {
      clearSession()
      const keepsPage = reason === 'locked' || (reason !== 'asked' && hasUnsaved())
      dispatch(keepsPage ? sessionPaused(reason) : signedOut(reason))
    }
    return undefined
  },
)

/** Ends the session. Other tabs keep their pages and whatever was typed there, behind a dialog. */
export const lockSession = createAppAsyncThunk<undefined, undefined>('session/lock', async (_, { dispatch }) => {
  writeStored(storageKeys.locked, true)
  await dispatch(signOut('asked'))
  return undefined
})

function begin(_: SessionState, { payload }: PayloadAction<Session>): SessionState {
  return { ...payload, endedBy: null }
}

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The tokens were refreshed, or another tab logged in. Updates the user data too. */
    sessionRenewed: begin,
    sessionPaused: ({ userData }, { payload }: PayloadAction<SignOutReason>): SessionState => ({
      ...nobody,
      userData,
      endedBy: payload,
    }),
  },
  extraReducers: (builder) =>
    builder.addCase(signIn.fulfilled, begin).addCase(signedOut, (_, { payload }) => ({ ...nobody, endedBy: payload })),
  selectors: {
    selectSession: (state) => state,
    selectUserData: ({ userData }) => userData,
    selectRules: ({ userData }): AbilityRule[] => userData?.ability ?? defaultRules,
    selectEndedBy: ({ endedBy }) => endedBy,
    selectMustConfirmEmail: ({ userData }) => userData?.isEmailConfirmed === false,
  },
})

export const { sessionRenewed, sessionPaused } = slice.actions
export const { selectSession, selectUserData, selectRules, selectEndedBy, selectMustConfirmEmail } =
  slice.injectInto(rootReducer).selectors
