/** Both tokens of a session; they are only ever stored and removed together. */
export interface Tokens {
  readonly accessToken: string
  readonly refreshToken: string
}

/** The part of Web Storage that is used. */
export type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface TokenStore {
  /** The stored pair, or null where one of the two is missing or empty. */
  read(): Tokens | null
  write(tokens: Tokens): void
  clear(): void
  /** When this page stored or first read the access token that is stored now, in milliseconds since the epoch. */
  receivedAt(): number
}

/** A token may have been stored as it is or, by another product on the same keys, as JSON text. */
function unquote(text: string | null): string {
  const value = text ?? ''
  return value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value
}

/**
 * Keeps the tokens under the keys `accessToken` and `refreshToken`. Where the storage is full or blocked, they are kept in memory,
 * so that the session lasts as long as the page.
 * @param storage usually `window.localStorage`
 */
export function createTokenStore(storage: TokenStorage): TokenStore {
  let fallback: Tokens | null = null
  let received = { token: '', at: 0 }
  function noteReceipt(token: string) {
    if (token !== received.token) received = { token, at: Date.now() }
  }
  const store: TokenStore = {
    read() {
      if (fallback) return fallback
      try {
        const accessToken = unquote(storage.getItem('accessToken'))
        const refreshToken = unquote(storage.getItem('refreshToken'))
        return accessToken && refreshToken ? { accessToken, refreshToken } : null
      } catch {
        return null
      }
    },
    write(tokens) {
      noteReceipt(tokens.accessToken)
      try {
        storage.setItem('refreshToken', tokens.refreshToken)
        // Last: to other tabs a new access token means that the session is complete.
        storage.setItem('accessToken', tokens.accessToken)
        fallback = null
      } catch {
        // A token of another pair must not stay beside a new one.
        this.clear()
        fallback = tokens
      }
    },
    clear() {
      fallback = null
      try {
        storage.removeItem('accessToken')
        storage.removeItem('refreshToken')
      } catch {
        // A storage that cannot be written holds nothing to remove.
      }
    },
    receivedAt() {
      noteReceipt(store.read()?.accessToken ?? '')
      return received.at
    },
  }
  return store
}
