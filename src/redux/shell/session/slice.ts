import type { AbilityRule } from '@core/auth/ability'
import { defaultRules } from '@core/auth/defaultRules'
import type { ApiClient } from '@core/api/client'
import { readFields, toApiError } from '@core/api/errors'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import type { SignOutReason } from '@/redux/app/events'
import { accountSwitched, signedOut } from '@/redux/app/events'
import { rootReducer } from '@/redux/app/rootReducer'
import { createAppAsyncThunk } from '@/redux/app/thunks'
import type { SessionAnswer } from './contract'
import { sessionApi } from './contract'
import type { StepProof } from './proofSchema'
import type { Registration } from './registrationSchema'
import type { Credentials, UserData } from './schema'
import type { Session } from './storage'
import { clearSession, readSession, writeSession } from './storage'

interface SessionState {
  readonly userData: UserData | null
  readonly accessToken: string | null
  readonly refreshToken: string | null
  /** Why the last session ended; the sign-in page says so. */
  readonly endedBy: SignOutReason | null
  /** Who has just registered, and has to prove that this address is theirs. */
  readonly unconfirmedEmail: string | null
}

const nobody: SessionState = {
  userData: null,
  accessToken: null,
  refreshToken: null,
  endedBy: null,
  unconfirmedEmail: null,
}

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

/** @param step by a password, or by the code that is asked for after it */
function createSignIn<Body>(type: string, step: (api: ApiClient, body: Body) => Promise<SessionAnswer>) {
  return createAppAsyncThunk<Session, Body>(type, async (body, { extra, rejectWithValue }) => {
    try {
      const session = await checked(await step(extra.api, body))
      writeSession(session)
      return session
    } catch (thrown) {
      return rejectWithValue(toApiError(thrown))
    }
  })
}

export const signIn = createSignIn<Credentials>('session/signIn', (api, body) => api.call(sessionApi.login, { body }))
export const confirmSignIn = createSignIn<StepProof>('session/confirmSignIn', (api, body) =>
  api.call(sessionApi.confirmSignIn, { body }),
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
export const register = createAppAsyncThunk<Session & { isEmailConfirmed?: boolean | undefined }, Registration>(
  'session/register',
  async (registration, { extra, rejectWithValue }) => {
    try {
      const answer = await extra.api.call(sessionApi.register, { body: registration })
      if (answer.error) {
        return rejectWithValue({ kind: 'invalid', status: 200, message: '', fields: readFields(answer.error) })
      }
      const session = await checked({ ...answer, userData: answer.user })
      writeSession(session)
      return { ...session, isEmailConfirmed: answer.isEmailConfirmed }
    } catch (thrown) {
      return rejectWithValue(toApiError(thrown))
    }
  },
)

/** Ends the session here and, through the storage, in every other tab. */
export const signOut = createAppAsyncThunk<undefined, SignOutReason>('session/signOut', (reason, { dispatch }) => {
  clearSession()
  dispatch(signedOut(reason))
  return undefined
})

function begin(_: SessionState, { payload }: PayloadAction<Session>): SessionState {
  return { ...payload, endedBy: null, unconfirmedEmail: null }
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
      .addCase(register.fulfilled, (_, { payload: { isEmailConfirmed, ...session } }) => ({
        ...session,
        endedBy: null,
        unconfirmedEmail: isEmailConfirmed === false ? session.userData.email : null,
      }))
      .addCase(confirmSignIn.fulfilled, begin)
      .addCase(signedOut, (_, { payload }) => ({ ...nobody, endedBy: payload })),
  selectors: {
    selectUserData: ({ userData }) => userData,
    selectRules: ({ userData }): AbilityRule[] => userData?.ability ?? defaultRules,
    selectEndedBy: ({ endedBy }) => endedBy,
    selectUnconfirmedEmail: ({ unconfirmedEmail }) => unconfirmedEmail,
  },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { sessionRenewed } = slice.actions
export const { selectUserData, selectRules, selectEndedBy, selectUnconfirmedEmail } =
  slice.injectInto(rootReducer).selectors
