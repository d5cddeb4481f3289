import type { Tokens } from '@core/api/tokenStore'
import { createTokenStore } from '@core/api/tokenStore'
import { readStored, storageKeys, writeStored } from '@/configs/storage'
import type { UserData } from './schema'

export interface Session extends Tokens {
  readonly userData: UserData
}

export const tokenStore = createTokenStore({
  // Read on each call, as accessing a blocked `localStorage` throws.
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

/** Checked by hand, so that pages without other schemas do not load the library. */
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

/** @returns null without valid user data and both tokens; only the backend checks expiry, as clocks may be wrong */
export function readSession(): Session | null {
  const tokens = tokenStore.read()
  const userData = readStored(storageKeys.userData)
  if (!tokens || !isUserData(userData)) return null
  // Drops other fields of a rule, as invalid values would break CASL.
  const ability = userData.ability.map(({ action, subject }) => ({ action, subject }))
  return { ...tokens, userData: { ...userData, ability } }
}

/** Validates a session response. Loads the schema with the first response, and the timers of `syncSession`. */
export async function checked(answer: unknown): Promise<Session> {
  const [{ readSessionAnswer }] = await Promise.all([import('./schema'), import('@core/api/renewal')])
  return readSessionAnswer(answer)
}

/** The tokens are written last: `syncSession` in other tabs relies on it. */
export function writeSession({ userData, accessToken, refreshToken }: Session): void {
  writeStored(storageKeys.locked, null)
  writeStored(storageKeys.userData, userData)
  tokenStore.write({ accessToken, refreshToken })
}

export function clearSession(): void {
  tokenStore.clear()
  writeStored(storageKeys.userData, null)
  writeStored(storageKeys.outline, null)
  writeStored(storageKeys.viewAs, null)
}
