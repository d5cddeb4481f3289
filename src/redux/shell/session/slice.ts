import type { AbilityRule } from '@core/auth/ability'
import { defaultRules } from '@core/auth/defaultRules'
import { readFields, toApiError } from '@core/api/errors'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import type { SignOutReason } from '@/redux/app/events'
import { accountSwitched, signedOut } from '@/redux/app/events'
import { rootReducer } from '@/redux/app/rootReducer'
import { createAppAsyncThunk, createCallThunk } from '@/redux/app/thunks'
import { sessionApi } from './contract'
import type { Registration } from './registrationSchema'
import type { Credentials, PasswordReminder, UserData } from './schema'
import type { Session } from './storage'
import { clearSession, readSession, writeSession } from './storage'

interface SessionState {
  readonly userData: UserData | null
  readonly accessToken: string | null
  readonly refreshToken: string | null
  /** Why the last session ended; the sign-in page says so. */
  readonly endedBy: SignOutReason | null
}

const nobody: SessionState = { userData: null, accessToken: null, refreshToken: null, endedBy: null }

/** Stored state that cannot be used is thrown away at once, so that nothing else trips over it. */
function initialState(): SessionState {
  const session = readSession()
  if (!session) clearSession()
  return { ...nobody, ...session }
}

/** What is believed to be a session is looked at first; the schema comes with the first answer. */
async function checked(answer: unknown): Promise<Session> {
  const { readSessionAnswer } = await import('./schema')
  return readSessionAnswer(answer)
}

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

/** Signs in as somebody else without a stop at the sign-in page. Nothing is left of what the one before has read. */
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

/** Creates an account and signs in with it. A refusal arrives as a success with an `error` in it (docs/contract.md, "Refusals"). */
export const register = createAppAsyncThunk<Session, Registration>(
  'session/register',
  async (registration, { extra, rejectWithValue }) => {
    try {
      const answer = await extra.api.call(sessionApi.register, { body: registration })
      if (answer.error) {
        return rejectWithValue({ kind: 'invalid', status: 200, message: '', fields: readFields(answer.error) })
      }
      const session = await checked({ ...answer, userData: answer.user })
      writeSession(session)
      return session
    } catch (thrown) {
      return rejectWithValue(toApiError(thrown))
    }
  },
)

/** Asks for a mail that lets its reader choose a new password. */
export const remindOfPassword = createCallThunk(
  'session/remindOfPassword',
  sessionApi.forgotPassword,
  (body: PasswordReminder) => ({ body }),
)

/** Ends the session here and, through the storage, in every other tab. */
export const signOut = createAppAsyncThunk<undefined, SignOutReason>('session/signOut', (reason, { dispatch }) => {
  clearSession()
  dispatch(signedOut(reason))
  return undefined
})

function begin(_: SessionState, { payload }: PayloadAction<Session>): SessionState {
  return { ...payload, endedBy: null }
}

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The backend renewed the tokens, or another tab signed in: the user data is as new as they are. */
    sessionRenewed: begin,
  },
  extraReducers: (builder) =>
    builder
      .addCase(signIn.fulfilled, begin)
      .addCase(register.fulfilled, begin)
      .addCase(signedOut, (_, { payload }) => ({ ...nobody, endedBy: payload })),
  selectors: {
    selectUserData: ({ userData }) => userData,
    selectRules: ({ userData }): AbilityRule[] => userData?.ability ?? defaultRules,
    selectEndedBy: ({ endedBy }) => endedBy,
  },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { sessionRenewed } = slice.actions
export const { selectUserData, selectRules, selectEndedBy } = slice.injectInto(rootReducer).selectors
