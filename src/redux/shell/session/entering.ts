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

/* The ways in that the login page does without. */

/** Signs in with something else than a password. */
export function createEntrance<Proof>(type: string, ask: (api: ApiClient, proof: Proof) => Promise<SessionAnswer>) {
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

/** Takes the second step of signing in. */
export const confirmSignIn = createEntrance('session/confirmSignIn', (api, body: StepProof) =>
  api.call(sessionApi.confirmSignIn, { body }),
)

/** Takes the last step of signing in with another service. */
export const signInByProvider = createEntrance('session/signInByProvider', (api, body: ProviderProof) =>
  api.call(sessionApi.providerSignIn, { body }),
)

/** Creates an account and signs in with it. A refusal arrives as a success with an `error` in it (docs/contract.md, "Refusals"). */
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
