import { describe, expect, it } from 'vitest'
import {
  addPermission,
  permissions,
  removePermissions,
  restorePermissions,
  updatePermission,
} from '@/redux/apps/permissions/slice'
import { openStore } from '../../support/openStore'

async function start() {
  const opened = openStore()
  const list = () => permissions.select(opened.store.getState()).page
  await opened.store.dispatch(permissions.fetch({}))
  return { ...opened, list, ids: () => list().rows.map(({ id }) => id) }
}

describe('the permissions slice', () => {
  it('keeps the page that was asked for', async () => {
    const { store, list, ids } = await start()
    await store.dispatch(permissions.fetch({ assignedTo: 'restricted-user' }))
    expect(ids()).toEqual([7])
    expect(list()).toMatchObject({ total: 1, request: { status: 'succeeded' } })
  })

  it('shows a new one on top, and a new name', async () => {
    const { store, list, settled } = await start()
    await store.dispatch(addPermission({ name: 'Export Reports' }))
    await settled()
    expect(list().rows[0]?.name).toBe('Export Reports')
    await store.dispatch(updatePermission({ id: 10, name: 'Export' }))
    await settled()
    expect(list().rows[0]?.name).toBe('Export')
  })

  it('says at which field a name was refused', async () => {
    const { store } = await start()
    const result = await store.dispatch(addPermission({ name: 'Management' }))
    expect(result.payload).toMatchObject({ kind: 'invalid', fields: { name: ['taken'] } })
  })

  it('takes a deleted one off the screen at once, and brings it back', async () => {
    const { store, list, ids, settled } = await start()
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
