import type { ApiClient } from '@core/api/client'
import type { Lab } from '@core/lab/lab'
import { toast } from '@core/toast/toast'
import type { Middleware, UnknownAction } from '@reduxjs/toolkit'
import { configureStore, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit'
import { accountSwitched, samplesReset, signedOut } from './events'
import type { RootState } from './rootReducer'
import { rootReducer } from './rootReducer'

export interface ThunkExtra {
  readonly api: ApiClient
  /** Resets the sample data and verifies the session; absent with a real backend. */
  readonly resetSamples?: () => Promise<void>
  /** Lab that simulates faults of the sample backend; absent with a real backend. */
  readonly lab?: Promise<Lab | undefined>
  /**
   * Ends the session on the server; absent if it exists only in this browser.
   * @returns logout URL of the OpenID provider, if it has one
   */
  readonly endSession?: ((api: ApiClient) => Promise<string | undefined>) | undefined
  /** Preloads and runs the code of a page while idle, so that navigation only renders. */
  readonly readyPage?: (address: string) => void
  /** Number of ended sessions. Thunks compare it to detect that their session has ended. */
  readonly endedSessions: () => number
  /** Retries of the failed requests on screen. */
  readonly retries: Set<() => void>
}

interface ThunkAction {
  readonly type: string
  readonly meta?: { readonly requestId: string; readonly requestStatus?: 'pending' | 'fulfilled' | 'rejected' }
}

function resettingReducer(state: RootState | undefined, action: UnknownAction): RootState {
  const isReset = isAnyOf(samplesReset, accountSwitched)(action)
  if (!state || !(isReset || signedOut.match(action))) return rootReducer(state, action)
  // The layout is a setting of the browser, not of the user.
  const isKept = (key: string) => key === 'layout' || (isReset && key === 'session')
  const kept = Object.fromEntries(Object.entries(state).filter(([key]) => isKept(key)))
  return rootReducer(kept, action) // a slice without state begins with its initial state
}

/** Disables warnings about slow development checks. */
const checks = import.meta.env.DEV && {
  serializableCheck: { warnAfter: Infinity },
  immutableCheck: { warnAfter: Infinity },
}

export function createAppStore(given: Omit<ThunkExtra, 'endedSessions' | 'retries'>) {
  let ended = 0
  /** Number of ended sessions at the start of each request, by request id. */
  const begun = new Map<string | undefined, number>()
  /** Keeps responses of an ended session from the reducers. The thunks of `session` begin and end sessions themselves. */
  const sessionGuard: Middleware = () => (next) => (action) => {
    if (isAnyOf(signedOut, accountSwitched)(action)) {
      ended += 1
      toast.dismissAll()
    }
    const { type, meta } = action as ThunkAction // of anything else, both are undefined
    const session = begun.get(meta?.requestId)
    if (meta?.requestStatus === 'pending') begun.set(meta.requestId, ended)
    else begun.delete(meta?.requestId)
    return (session ?? ended) === ended || type.startsWith('session/') ? next(action) : action
  }
  const extra: ThunkExtra = { ...given, endedSessions: () => ended, retries: new Set() }
  const listeners = createListenerMiddleware({ extra })
  const store = configureStore({
    reducer: resettingReducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra }, ...checks }).prepend(listeners.middleware, sessionGuard),
  })
  const startListening = listeners.startListening.withTypes<RootState, typeof store.dispatch, ThunkExtra>()
  return Object.assign(store, { startListening })
}

export type AppStore = ReturnType<typeof createAppStore>
export type AppDispatch = AppStore['dispatch']
