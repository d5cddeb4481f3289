import type { ApiClient } from '@core/api/client'
import type { UnknownAction } from '@reduxjs/toolkit'
import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import { signedOut } from './events'
import type { RootState } from './rootReducer'
import { rootReducer } from './rootReducer'

/** What thunks work with. */
export interface ThunkExtra {
  readonly api: ApiClient
}

/** The look belongs to the browser, not to who is signed in. */
const outlivesSession: ReadonlySet<string> = new Set(['layout'])

function resettingReducer(state: RootState | undefined, action: UnknownAction): RootState {
  if (!state || !signedOut.match(action)) return rootReducer(state, action)
  const kept = Object.fromEntries(Object.entries(state).filter(([key]) => outlivesSession.has(key)))
  return rootReducer(kept, action) // each slice that is missing starts anew
}

/** Development's checks may take as long as they need: how long says nothing about the product. */
const checks = { serializableCheck: { warnAfter: Infinity }, immutableCheck: { warnAfter: Infinity } }

export function createAppStore(extra: ThunkExtra) {
  const listeners = createListenerMiddleware({ extra })
  const store = configureStore({
    reducer: resettingReducer,
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra }, ...checks }).prepend(listeners.middleware),
  })
  return Object.assign(store, {
    startListening: listeners.startListening.withTypes<RootState, typeof store.dispatch, ThunkExtra>(),
  })
}

export type AppStore = ReturnType<typeof createAppStore>
export type AppDispatch = AppStore['dispatch']
