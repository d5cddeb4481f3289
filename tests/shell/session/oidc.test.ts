// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { oidc } from '@/redux/shell/session/oidc'
import { clearSession, tokenStore } from '@/redux/shell/session/storage'
import { startBackend } from '../../support/backend'

const useRefreshToken = vi.hoisted(() => vi.fn())
vi.mock('oidc-client-ts', () => ({
  OidcClient: class {
    useRefreshToken = useRefreshToken
  },
  WebStorageStateStore: vi.fn(),
}))

afterEach(() => clearSession())

it('stays logged out if the user logs out during a refresh', async () => {
  const { api } = startBackend({ now: () => new Date() })
  tokenStore.write({ accessToken: 'access-1', refreshToken: 'refresh-1' })
  useRefreshToken.mockImplementationOnce(() => {
    clearSession()
    return Promise.resolve({ access_token: 'access-2', refresh_token: 'refresh-2' })
  })
  await expect(oidc.renew(api, 'refresh-1')).rejects.toThrow('The session ended during the refresh.')
  expect(tokenStore.read()).toBeNull()
})
