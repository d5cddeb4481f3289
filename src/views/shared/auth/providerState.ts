const storageKey = 'providerSignIn'

/**
 * Stores the start of a login with a provider, and the query of the login page.
 * @returns OAuth `state`, which the provider returns: prevents login CSRF
 */
export function leaveFor(search: string): string {
  const state = crypto.getRandomValues(new Uint32Array(4)).join('-')
  try {
    sessionStorage.setItem(storageKey, state + search)
  } catch {
    // Storage is blocked: the return will fail with an error.
  }
  return state
}

/** @returns the stored query; null if this tab did not start the login with this `state` */
export function storedSearch(state: string): string | null {
  try {
    const left = sessionStorage.getItem(storageKey) ?? ''
    const [known] = left.split('?', 1)
    return state !== '' && known === state ? left.slice(state.length) : null
  } catch {
    return null
  }
}
