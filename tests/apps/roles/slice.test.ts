import { describe, expect, it } from 'vitest'
import {
  addRole,
  assignUsers,
  fetchRoles,
  removeRole,
  restoreRole,
  roleHolders,
  selectRoles,
  updateRole,
} from '@/redux/apps/roles/slice'
import { openStore } from '../../support/openStore'

async function start() {
  const opened = openStore()
  const roles = () => selectRoles(opened.store.getState()).roles
  await opened.store.dispatch(fetchRoles())
  return { ...opened, roles, ids: () => roles().map(({ id }) => id) }
}

describe('the roles slice', () => {
  it('keeps the roles, and the page of their holders that was asked for', async () => {
    const { store, roles } = await start()
    expect(roles()).toHaveLength(5)
    await store.dispatch(roleHolders.fetch({ role: 'manager' }))
    const { rows, total } = roleHolders.select(store.getState()).page
    expect(rows.every(({ role }) => role === 'manager')).toBe(true)
    expect(total).toBe(roles()[1]?.userCount)
  })

  it('shows what was added, changed and assigned', async () => {
    const { store, roles, settled } = await start()
    await store.dispatch(roleHolders.fetch({ role: 'auditor' }))
    await store.dispatch(addRole({ name: 'Auditor' }))
    await store.dispatch(assignUsers({ userIds: [7], roleId: 6 }))
    await store.dispatch(updateRole({ id: 6, name: 'Night auditor' }))
    await settled()
    expect(roles()[5]).toMatchObject({ name: 'Night auditor', userCount: 1 })
    expect(roleHolders.select(store.getState()).page.rows.map(({ id }) => id)).toEqual([7])
  })

  it('takes a deleted role off the screen at once, and brings it back', async () => {
    const { store, ids, settled } = await start()
    await store.dispatch(addRole({ name: 'Auditor' }))
    await settled()
    const promise = store.dispatch(removeRole({ id: 6 }))
    expect(ids()).toEqual([1, 2, 3, 4, 5])
    await promise
    await store.dispatch(restoreRole(6))
    await settled()
    expect(ids()).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('puts a role back that may not be deleted', async () => {
    const { store, ids, settled } = await start()
    await store.dispatch(removeRole({ id: 2 }))
    await settled()
    expect(ids()).toEqual([1, 2, 3, 4, 5])
  })
})
