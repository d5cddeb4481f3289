import { describe, expect, it, vi } from 'vitest'

async function read(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  vi.resetModules()
  return (await import('@/configs/env')).env
}

describe('what a build is told', () => {
  it("is nothing by default: the page's own origin, no real module", async () => {
    expect(await read({})).toEqual({ apiUrl: '', realModules: [] })
  })

  it('is where the API is, and which modules are real', async () => {
    expect(await read({ VITE_API_URL: 'https://api.example/v1', VITE_REAL_API: ' apps/user, ,shell/cart,' })).toEqual({
      apiUrl: 'https://api.example/v1',
      realModules: ['apps/user', 'shell/cart'],
    })
  })
})
