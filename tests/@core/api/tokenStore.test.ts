import type { TokenStorage } from '@core/api/tokenStore'
import { createTokenStore } from '@core/api/tokenStore'
import { describe, expect, it } from 'vitest'

const tokens = { accessToken: 'a.b.c', refreshToken: 'd.e.f' }

function createStorage(entries: Record<string, string> = {}): TokenStorage & { entries: Map<string, string> } {
  const map = new Map(Object.entries(entries))
  return {
    entries: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  }
}

function refuse(): never {
  throw new DOMException('Denied.', 'SecurityError')
}

const blocked: TokenStorage = { getItem: refuse, setItem: refuse, removeItem: refuse }

describe('the token store', () => {
  it('keeps both under the keys `accessToken` and `refreshToken`', () => {
    const storage = createStorage({ skin: 'dark' })
    const store = createTokenStore(storage)
    store.write(tokens)
    expect(Object.fromEntries(storage.entries)).toEqual({ skin: 'dark', ...tokens })
    expect(store.read()).toEqual(tokens)
    store.clear()
    expect(Object.fromEntries(storage.entries)).toEqual({ skin: 'dark' })
    expect(store.read()).toBeNull()
  })

  it('reads changes of other tabs at once', () => {
    const storage = createStorage({ ...tokens })
    const store = createTokenStore(storage)
    storage.setItem('accessToken', 'newer')
    expect(store.read()?.accessToken).toBe('newer')
    storage.removeItem('refreshToken')
    expect(store.read()).toBeNull()
  })

  it('reads tokens that are stored as JSON', () => {
    const store = createTokenStore(createStorage({ accessToken: '"a.b.c"', refreshToken: '"d.e.f"' }))
    expect(store.read()).toEqual(tokens)
  })

  it.each([
    {},
    { accessToken: 'a' },
    { refreshToken: 'b' },
    { accessToken: '', refreshToken: 'b' },
    { accessToken: '""', refreshToken: '""' },
    { accessToken: 'a', refreshToken: '"' },
  ])('reads nothing from %o', (entries) => {
    expect(createTokenStore(createStorage(entries)).read()).toBeNull()
  })

  it('keeps a session in memory if storage is blocked', () => {
    const store = createTokenStore(blocked)
    expect(store.read()).toBeNull()
    store.write(tokens)
    expect(store.read()).toEqual(tokens)
    store.clear()
    expect(store.read()).toBeNull()
  })

  it('stores no mixed pair if the second write fails', () => {
    const storage = createStorage({ accessToken: 'old', refreshToken: 'old' })
    const store = createTokenStore({
      ...storage,
      setItem: (key, value) => (key === 'refreshToken' ? refuse() : storage.setItem(key, value)),
    })
    store.write(tokens)
    expect(createTokenStore(storage).read()).toBeNull()
    expect(store.read()).toEqual(tokens)
  })

  it('returns to storage once it is writable', () => {
    const storage = createStorage()
    let isFull = true
    const store = createTokenStore({
      ...storage,
      setItem(key, value) {
        if (isFull) refuse()
        storage.setItem(key, value)
      },
    })
    store.write({ accessToken: 'x', refreshToken: 'y' })
    isFull = false
    store.write(tokens)
    storage.setItem('accessToken', 'from another tab')
    expect(store.read()?.accessToken).toBe('from another tab')
  })
})
