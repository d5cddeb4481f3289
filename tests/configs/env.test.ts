import { describe, expect, it, vi } from 'vitest'

async function read(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  vi.resetModules()
  return (await import('@/configs/env')).env
}

describe('settings of the build', () => {
  it("default to the page's own origin, without real modules", async () => {
    expect(await read({})).toMatchObject({ apiUrl: '', realModules: [] })
  })

  it("contain the API's URL, and the real modules", async () => {
    expect(
      await read({ VITE_API_URL: 'https://api.example/v1', VITE_REAL_API: ' apps/user, ,shell/cart,' }),
    ).toMatchObject({
      apiUrl: 'https://api.example/v1',
      realModules: ['apps/user', 'shell/cart'],
    })
  })
})
