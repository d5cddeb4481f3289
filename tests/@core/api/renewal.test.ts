// @vitest-environment jsdom
import { expiryOf, keepAlive } from '@core/api/renewal'
import type { Tokens, TokenStore } from '@core/api/tokenStore'
import { createTokenStore } from '@core/api/tokenStore'
import { signJwt } from '@fake-db/kit/jwt'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

const start = new Date('2026-05-13T09:30:00Z')
const seconds = 1000
const minutes = 60 * seconds

/** `aheadMs`: how far the device's clock is ahead of the server's. */
function tokensFor(ms: number, aheadMs = 0): Tokens {
  const iat = (Date.now() - aheadMs) / 1000
  const token = signJwt({ id: 1, email: 'a@b.example', iat, exp: iat + ms / 1000 }, 'secret')
  return { accessToken: token, refreshToken: token }
}

function begin(tokens: Tokens | null, renewedFor = 10 * minutes, aheadMs = 0) {
  const store: TokenStore = createTokenStore(localStorage)
  if (tokens) store.write(tokens)
  const refresh = vi.fn(() => {
    store.write(tokensFor(renewedFor, aheadMs))
    return Promise.resolve()
  })
  const alive = keepAlive(store, refresh)
  onTestFinished(alive.stop)
  return { store, refresh, alive }
}

function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Simulates standby: time passes, but no timer runs. */
function sleep(ms: number) {
  vi.setSystemTime(Date.now() + ms)
}

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})

afterEach(() => {
  vi.useRealTimers()
})

describe('while a page is open', () => {
  it.each([
    ['right', 0],
    ['nearly a lifetime ahead', 10 * minutes - 6 * seconds],
    ['hours ahead', 300 * minutes],
    ['hours behind', -300 * minutes],
  ])('tokens are renewed a minute before they expire, repeatedly, if the device clock is %s', async (_, aheadMs) => {
    const { refresh } = begin(tokensFor(10 * minutes, aheadMs), 10 * minutes, aheadMs)
    await vi.advanceTimersByTimeAsync(5 * minutes)
    setVisibility('visible')
    await vi.advanceTimersByTimeAsync(4 * minutes - 1)
    expect(refresh).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(refresh).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(60 * minutes)
    expect(refresh).toHaveBeenCalledTimes(7)
  })

  it('tokens are not renewed if another tab has done so', async () => {
    const { refresh, store } = begin(tokensFor(10 * minutes))
    await vi.advanceTimersByTimeAsync(8 * minutes)
    store.write(tokensFor(10 * minutes))
    await vi.advanceTimersByTimeAsync(9 * minutes - 1)
    expect(refresh).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('tokens are not renewed after logout', async () => {
    const { refresh, store } = begin(tokensFor(10 * minutes))
    store.clear()
    await vi.advanceTimersByTimeAsync(60 * minutes)
    expect(refresh).not.toHaveBeenCalled()
  })

  it('renewal starts with the login', async () => {
    const { refresh, store, alive } = begin(null)
    await vi.advanceTimersByTimeAsync(60 * minutes)
    store.write(tokensFor(10 * minutes))
    alive.schedule()
    await vi.advanceTimersByTimeAsync(9 * minutes)
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('renewal can be stopped', async () => {
    const { refresh, alive } = begin(tokensFor(10 * minutes))
    alive.stop()
    await vi.advanceTimersByTimeAsync(20 * minutes)
    setVisibility('visible')
    window.dispatchEvent(new Event('online'))
    expect(refresh).not.toHaveBeenCalled()
  })

  it('tokens with a lifetime below a minute are renewed after half of it', async () => {
    const { refresh } = begin(tokensFor(30 * seconds), 30 * seconds)
    await vi.advanceTimersByTimeAsync(5 * minutes)
    expect(refresh).toHaveBeenCalledTimes(20)
  })

  it('tokens without a time of issue are renewed at most once a minute', async () => {
    const exp = (start.getTime() + 6 * seconds) / 1000
    const token = `e30.${btoa(JSON.stringify({ exp }))}.x`
    const { refresh, store } = begin({ accessToken: token, refreshToken: token })
    refresh.mockImplementation(() => {
      store.write({ accessToken: `${token}${String(Date.now())}`, refreshToken: token })
      return Promise.resolve()
    })
    await vi.advanceTimersByTimeAsync(10 * minutes)
    expect(refresh).toHaveBeenCalledTimes(10)
  })

  it('a failed refresh is retried while there is time', async () => {
    const { refresh, store } = begin(tokensFor(10 * minutes))
    refresh.mockRejectedValueOnce(new Error('Request failed with status code 500'))
    await vi.advanceTimersByTimeAsync(9 * minutes)
    expect(refresh).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(30 * seconds)
    expect(refresh).toHaveBeenCalledTimes(2)
    expect(expiryOf(store.read()!.accessToken)).toBe(Date.now() + 10 * minutes)
  })

  it('tokens that last months are not renewed: timers are limited to 24 days', async () => {
    const { refresh } = begin(tokensFor(90 * 24 * 60 * minutes))
    await vi.advanceTimersByTimeAsync(30 * 24 * 60 * minutes)
    expect(refresh).not.toHaveBeenCalled()
  })
})

describe('when the page wakes', () => {
  it.each([
    ['renewed at once where they are about to end', 9 * minutes + 1, 'visible', 1],
    ['left alone while there is time', 8 * minutes, 'visible', 0],
    ['left alone where the page is hidden', 30 * minutes, 'hidden', 0],
  ] as const)('tokens are %s', (_, asleep, visibility, calls) => {
    const { refresh } = begin(tokensFor(10 * minutes))
    sleep(asleep)
    setVisibility(visibility)
    expect(refresh).toHaveBeenCalledTimes(calls)
  })

  it('a refresh without a connection is retried, also when the connection returns', async () => {
    const { refresh } = begin(tokensFor(10 * minutes))
    refresh.mockRejectedValue(new Error('Network Error'))
    await vi.advanceTimersByTimeAsync(60 * minutes)
    refresh.mockClear()
    setVisibility('visible')
    await vi.advanceTimersByTimeAsync(0)
    expect(refresh).toHaveBeenCalledOnce()
    window.dispatchEvent(new Event('online'))
    expect(refresh).toHaveBeenCalledTimes(2)
  })
})

describe('the expiry of a token', () => {
  it.each([
    '',
    'garbage',
    'a.b.c',
    '..',
    `${btoa('{}')}.${btoa('{"exp":"soon"}')}.x`,
    `${btoa('{}')}.${btoa('null')}.x`,
  ])('is unknown for %s, so nothing is renewed', async (token) => {
    expect(expiryOf(token)).toBeNull()
    const { refresh } = begin({ accessToken: token, refreshToken: token })
    await vi.advanceTimersByTimeAsync(20 * minutes)
    expect(refresh).not.toHaveBeenCalled()
  })
})
