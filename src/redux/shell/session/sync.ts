import type { ApiClient } from '@core/api/client'
import { createAuth } from '@core/api/auth'
import type { keepAlive } from '@core/api/renewal'
import { readStored, storageKeys } from '@/configs/storage'
import { accountSwitched, rightsChanged } from '@/redux/app/events'
import type { AppStore } from '@/redux/app/store'
import { sessionApi } from './contract'
import { kind } from './kind'
import { selectEndedBy, selectSession, selectUserData, sessionRenewed, signOut } from './slice'
import type { Session } from './storage'
import { clearSession, readSession, tokenStore, writeSession } from './storage'

const { me, ...entrances } = sessionApi
const exempt = Object.values(entrances).map(({ path }) => path)
const sessionKeys: readonly (string | null)[] = ['accessToken', 'refreshToken', 'userData', null]

/**
 * Syncs the session with the backend and other tabs. Renews tokens before expiry and once after a 401, reloads changed
 * rights, and follows logins and logouts.
 * @returns `attach` authenticates the calls of a client; `verify` settles once the backend has confirmed or ended the
 *   stored session
 */
export function syncSession(store: AppStore, api: ApiClient) {
  const userOf = () => selectUserData(store.getState())
  const isSignedIn = () => userOf() !== null && selectEndedBy(store.getState()) === null
  // Deletes an invalid stored session.
  if (!isSignedIn()) clearSession()

  /** Stores a session from the backend or another tab. */
  function adopt(session: Session) {
    const known = userOf()
    if (known && known.id !== session.userData.id) store.dispatch(accountSwitched())
    store.dispatch(sessionRenewed(session))
  }

  const auth = createAuth({
    tokens: tokenStore,
    account: () => userOf()?.id,
    // Unknown tokens are from another tab, which stored its user first.
    accountOf: ({ accessToken }) =>
      accessToken === selectSession(store.getState()).accessToken ? userOf()?.id : readSession()?.userData.id,
    addCredentials: kind.addCredentials,
    exempt,
    mePath: me.path,
    origin: window.location.origin,
    locks: (navigator as { locks?: LockManager }).locks,
    async renew(refreshToken) {
      const answer = await kind.renew(api, refreshToken)
      const held = tokenStore.read()?.refreshToken
      // The user may have logged out or switched accounts. `oidc` has stored the new token already.
      if (held === refreshToken || held === answer.refreshToken) {
        writeSession(answer)
        adopt(answer)
      }
      return answer
    },
    onEnd: () => void store.dispatch(signOut('expired')),
  })

  // Offline, the session counts as valid for now.
  const refresh = (): Promise<void> => (isSignedIn() ? auth.refresh().catch(() => undefined) : Promise.resolve())

  let alive: ReturnType<typeof keepAlive> | undefined
  /** Loads the timers with the first session; the login page needs none. Without them, a 401 renews the tokens. */
  async function keepSessionAlive(): Promise<void> {
    if (alive) alive.schedule()
    else if (isSignedIn()) {
      const renewal = await import('@core/api/renewal').catch(() => null)
      alive ??= renewal?.keepAlive(tokenStore, auth.refresh)
    }
  }
  store.startListening({
    predicate: (_, state, before) => selectSession(state).accessToken !== selectSession(before).accessToken,
    effect: keepSessionAlive,
  })
  void keepSessionAlive()

  store.startListening({ actionCreator: rightsChanged, effect: refresh })

  window.addEventListener('storage', ({ key }) => {
    if (!sessionKeys.includes(key)) return
    const session = readSession()
    if (session) {
      // A login in another tab is stored key by key, the access token last.
      const isHalfStored = session.accessToken === selectSession(store.getState()).accessToken
      if (!isHalfStored || session.userData.id === userOf()?.id) adopt(session)
    } else if (isSignedIn() && !tokenStore.read()) {
      void store.dispatch(signOut(readStored(storageKeys.locked) === true ? 'locked' : 'elsewhere'))
    }
  })

  return {
    attach: auth.attach,
    // The stored session may be forged or its user deleted; only the backend can tell.
    verify: refresh,
  }
}
