/**
 * The keys of local storage that the shell uses, besides `accessToken` and `refreshToken` (`@core/api/tokenStore`). Skin,
 * direction and menu-collapsed have keys of their own; the other choices share one. A module
 * names its key where it uses it, as `storageKey`.
 */
export const storageKeys = {
  skin: 'skin',
  direction: 'direction',
  menuCollapsed: 'menuCollapsed',
  layout: 'layout',
  language: 'language',
  userData: 'userData',
  outline: 'outline',
  recentSearches: 'recentSearches',
  keepSamples: 'keepSamples',
} as const

/**
 * Reads a key. A value that is no JSON is taken as the text it is.
 * @returns undefined where there is none, or where storage is blocked
 */
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

/**
 * Writes a key as JSON; null removes it. A storage that is full or blocked is left as it is: the choice then lasts a visit.
 * @returns whether it was written
 */
export function writeStored(key: string, value: unknown): boolean {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
