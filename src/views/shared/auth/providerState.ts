const storageKey = 'providerSignIn'

/**
 * Notes that somebody goes to another service to sign in, and with which search they were on the sign-in page.
 * @returns the `state` that the service hands back: without it, a stranger's link could sign people in to the stranger's account
 */
export function leaveFor(search: string): string {
  const state = crypto.getRandomValues(new Uint32Array(4)).join('-')
  try {
    sessionStorage.setItem(storageKey, state + search)
  } catch {
    // Where storage is blocked nobody can come back, and is told so.
  }
  return state
}

/** @returns the search that somebody left with; null where they did not leave from this tab with this `state` */
export function searchBefore(state: string): string | null {
  try {
    const left = sessionStorage.getItem(storageKey) ?? ''
    const [known] = left.split('?', 1)
    return state !== '' && known === state ? left.slice(state.length) : null
  } catch {
    return null
  }
}
