import { toApiError } from '@core/api/errors'
import { accountSwitched } from '@/redux/app/events'
import { createAppAsyncThunk } from '@/redux/app/thunks'
import { sessionApi } from './contract'
import type { Credentials } from './schema'
import { sessionRenewed } from './slice'
import { checked, writeSession } from './storage'

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
