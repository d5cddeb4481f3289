/** Always stored and removed together. */
export interface Tokens {
  readonly accessToken: string
  readonly refreshToken: string
}

export type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface TokenStore {
  /** Null if either token is missing or empty. */
  read(): Tokens | null
  write(tokens: Tokens): void
  clear(): void
  /** When this page stored or first read the current access token, in milliseconds since the epoch. */
  receivedAt(): number
}

/** Other products store tokens as JSON text under the same keys. */
function unquote(text: string | null): string {
  const value = text ?? ''
  return value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value
}

/** Stores the tokens under `accessToken` and `refreshToken`, or in memory if storage is full or blocked. */
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
        // Last: for other tabs a new access token means a complete session.
        storage.setItem('accessToken', tokens.accessToken)
        fallback = null
      } catch {
        // An old token must not remain beside a new token.
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
        // Blocked storage contains nothing to remove.
      }
    },
    receivedAt() {
      noteReceipt(store.read()?.accessToken ?? '')
      return received.at
    },
  }
  return store
}
