import { describe, expect, it } from 'vitest'
import { createApiKey, fetchApiKeys, restoreApiKey, revokeApiKey, selectApiKeys } from '@/redux/pages/api-key/slice'
import { openStore } from '../../support/openStore'

async function start() {
  const opened = openStore()
  await opened.store.dispatch(fetchApiKeys())
  return { ...opened, ids: () => selectApiKeys(opened.store.getState()).map(({ id }) => id) }
}

describe('the API keys', () => {
  it('never contain a whole key, not even after its creation', async () => {
    const { store, ids, settled } = await start()
    const { key } = await store.dispatch(createApiKey({ name: 'Scanner', scope: 'read-only' })).unwrap()
    await settled()
    expect(ids()).toEqual([6, 5, 4, 3, 2, 1])
    expect(JSON.stringify(store.getState())).not.toContain(key)
  })

  it('revoke one optimistically, and restore its position', async () => {
    const { store, ids, settled } = await start()
    const revoked = store.dispatch(revokeApiKey(4))
    expect(ids()).toEqual([5, 3, 2, 1])
    await revoked
    await store.dispatch(restoreApiKey(4))
    await settled()
    expect(ids()).toEqual([5, 4, 3, 2, 1])
  })
})
