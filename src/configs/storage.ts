/**
 * Local storage keys of the shell, besides `accessToken` and `refreshToken` (`@core/api/tokenStore`). Skin, direction and
 * collapsed menu have a key each; other preferences share `layout`. A module declares its `storageKey` where it uses it.
 */
export const storageKeys = {
  skin: 'skin',
  direction: 'direction',
  menuCollapsed: 'menuCollapsed',
  layout: 'layout',
  language: 'language',
  userData: 'userData',
  /** Set while the session is locked. */
  locked: 'locked',
  outline: 'outline',
  viewAs: 'viewAs',
  recentSearches: 'recentSearches',
  keepSamples: 'keepSamples',
} as const

/** Reads JSON, or other text unchanged. @returns undefined if the key is missing or storage is blocked */
export function readStored(key: string): unknown {
  let text: string | null
  try {
    text = localStorage.getItem(key)
  } catch {
    return undefined
  }
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Writes a key as JSON; null removes it. @returns false if storage is full or blocked; the choice lasts for this visit */
export function writeStored(key: string, value: unknown): boolean {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
