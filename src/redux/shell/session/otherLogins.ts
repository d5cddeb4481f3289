import type { ApiClient } from '@core/api/client'
import { readFields, toApiError } from '@core/api/errors'
import { createAppAsyncThunk } from '@/redux/app/thunks'
import type { SessionAnswer } from './contract'
import { sessionApi } from './contract'
import type { ProviderProof, StepProof } from './proofSchema'
import type { Registration } from './registrationSchema'
import { sessionRenewed } from './slice'
import type { Session } from './storage'
import { checked, writeSession } from './storage'

/* Login methods that the login page does not need. */

/** Logs in without a password. */
export function createLogin<Proof>(type: string, ask: (api: ApiClient, proof: Proof) => Promise<SessionAnswer>) {
  return createAppAsyncThunk<Session, Proof>(type, async (proof, { extra, dispatch, rejectWithValue }) => {
    try {
      const session = await checked(await ask(extra.api, proof))
      writeSession(session)
      dispatch(sessionRenewed(session))
      return session
    } catch (thrown) {
      return rejectWithValue(toApiError(thrown))
    }
  })
}

export const confirmSignIn = createLogin('session/confirmSignIn', (api, body: StepProof) =>
  api.call(sessionApi.confirmSignIn, { body }),
)

export const signInByProvider = createLogin('session/signInByProvider', (api, body: ProviderProof) =>
  api.call(sessionApi.providerSignIn, { body }),
)

/** Creates an account and logs in. Rejections return 200 with an `error` (docs/contract.md, "Refusals"). */
export const register = createAppAsyncThunk<Session, Registration>(
  'session/register',
  async (registration, { extra, dispatch, rejectWithValue }) => {
    try {
      const answer = await extra.api.call(sessionApi.register, { body: registration })
      if (answer.error) {
        return rejectWithValue({ kind: 'invalid', status: 200, message: '', fields: readFields(answer.error) })
      }
      const mustConfirm = answer.isEmailConfirmed === false
      const userData = { ...answer.user, ...(mustConfirm && { isEmailConfirmed: false }) }
      const session = await checked({ ...answer, userData })
      writeSession(session)
      dispatch(sessionRenewed(session))
      return session
    } catch (thrown) {
      return rejectWithValue(toApiError(thrown))
    }
  },
)
