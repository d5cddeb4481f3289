import { describe, expect, it } from 'vitest'
import { addRole, fetchRoles, removeRole, restoreRole, selectRoles } from '@/redux/apps/roles/slice'
import { openStore } from '../../support/openStore'

describe('the roles slice', () => {
  it('deletes a role optimistically, and restores it', async () => {
    const { store, settled } = openStore()
    const ids = () => selectRoles(store.getState()).roles.map(({ id }) => id)
    await store.dispatch(fetchRoles())
    await store.dispatch(addRole({ name: 'Auditor' }))
    await settled()
    const promise = store.dispatch(removeRole({ id: 6 }))
    expect(ids()).toEqual([1, 2, 3, 4, 5])
    await promise
    await store.dispatch(restoreRole(6))
    await settled()
    expect(ids()).toEqual([1, 2, 3, 4, 5, 6])
  })
})
