import { describe, expect, it } from 'vitest'
import { permissions, removePermissions, restorePermissions } from '@/redux/apps/permissions/slice'
import { openStore } from '../../support/openStore'

describe('the permissions slice', () => {
  it('deletes one optimistically, and restores it', async () => {
    const { store, settled } = openStore()
    const list = () => permissions.select(store.getState()).page
    const ids = () => list().rows.map(({ id }) => id)
    await store.dispatch(permissions.fetch({}))
    const before = ids()
    const promise = store.dispatch(removePermissions([3]))
    expect(ids()).not.toContain(3)
    expect(list().total).toBe(8)
    await promise
    await store.dispatch(restorePermissions([3]))
    await settled()
    expect(ids()).toEqual(before)
  })
})
