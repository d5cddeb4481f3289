import { describe, expect, it } from 'vitest'
import { startApiServer } from '../../scripts/api/server'

async function withServer(ask: (url: string) => Promise<void>) {
  const server = await startApiServer()
  try {
    await ask(server.url)
  } finally {
    await server.close()
  }
}

describe('the reference server', () => {
  it('allows requests of other origins by every method', async () => {
    await withServer(async (url) => {
      const { status, headers } = await fetch(`${url}/apps/users/add-user`, { method: 'OPTIONS' })
      expect(status).toBe(204)
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, PATCH, DELETE')
    })
  })

  it('requires a token, except for public requests', async () => {
    await withServer(async (url) => {
      const statusOf = async (path: string, method = 'POST') => (await fetch(url + path, { method, body: '{}' })).status
      expect(await statusOf('/jwt/login')).toBe(400)
      expect(await statusOf('/jwt/login?from=app')).toBe(400)
      for (const path of ['/apps/users/add-user', '/jwt', '/jwt/login/more', '/elsewhere'])
        expect(await statusOf(path)).toBe(401)
      expect(await statusOf('/jwt/login', 'PUT')).toBe(401)
    })
  })
})
