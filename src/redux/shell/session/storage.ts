import type { Tokens } from '@core/api/tokenStore'
import { createTokenStore } from '@core/api/tokenStore'
import { readStored, storageKeys, writeStored } from '@/configs/storage'
import type { UserData } from './schema'

export interface Session extends Tokens {
  readonly userData: UserData
}

export const tokenStore = createTokenStore({
  // Asked for each time, as merely naming a blocked storage throws.
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => {
    localStorage.setItem(key, value)
  },
  removeItem: (key) => {
    localStorage.removeItem(key)
  },
})

function isRule(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return (
    'action' in value && typeof value.action === 'string' && 'subject' in value && typeof value.subject === 'string'
  )
}

/** What the app reads of a user, looked at by hand: the schema would bring its library to a page that checks nothing else. */
function isUserData(value: unknown): value is UserData {
  if (typeof value !== 'object' || value === null) return false
  const { id, fullName, username, email, role, avatar, ability }: Partial<Record<keyof UserData, unknown>> = value
  return (
    (typeof id === 'number' || typeof id === 'string') &&
    [fullName, username, email, role].every((text) => typeof text === 'string') &&
    (avatar === null || typeof avatar === 'string') &&
    Array.isArray(ability) &&
    ability.every(isRule)
  )
}

/**
 * Reads the stored session.
 * @returns null unless user data and both tokens are there and are what they should be; whether they have ended, the backend
 *   knows better than the clock of the device
 */
export function readSession(): Session | null {
  const tokens = tokenStore.read()
  const userData = readStored(storageKeys.userData)
  if (!tokens || !isUserData(userData)) return null
  // Nothing but these two: a rule may hold more, and that may be garbage on which CASL stumbles.
  const ability = userData.ability.map(({ action, subject }) => ({ action, subject }))
  return { ...tokens, userData: { ...userData, ability } }
}

/** What is believed to be a session is looked at first; the schema comes with the first answer, and the timers of `syncSession`. */
export async function checked(answer: unknown): Promise<Session> {
  const [{ readSessionAnswer }] = await Promise.all([import('./schema'), import('@core/api/renewal')])
  return readSessionAnswer(answer)
}

/** The tokens are written last: `syncSession` in other tabs relies on it. */
export function writeSession({ userData, accessToken, refreshToken }: Session): void {
  writeStored(storageKeys.userData, userData)
  tokenStore.write({ accessToken, refreshToken })
}

export function clearSession(): void {
  tokenStore.clear()
  writeStored(storageKeys.userData, null)
  writeStored(storageKeys.outline, null)
}
