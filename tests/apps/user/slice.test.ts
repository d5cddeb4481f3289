import { describe, expect, it } from 'vitest'
import { addUser, inviteUsers, inviteUsersAgain, removeUsers, restoreUsers, users } from '@/redux/apps/user/slice'
import { openStore } from '../../support/openStore'

function start() {
  const opened = openStore()
  const list = () => users.select(opened.store.getState()).page
  return { ...opened, list }
}

describe('the users slice', () => {
  it('shows invited users, and the time of a resent invitation', async () => {
    const { store, list, settled } = start()
    await store.dispatch(users.fetch({ sortColumn: 'id', sort: 'desc', status: ['pending', 'inactive'] }))
    await store.dispatch(inviteUsers({ emails: ['rosa@x.example', 'ida@x.example'], role: 'editor' }))
    await settled()
    expect(
      list()
        .rows.slice(0, 2)
        .map(({ email }) => email),
    ).toEqual(['ida@x.example', 'rosa@x.example'])
    const [ida] = list().rows
    expect(ida).toMatchObject({ status: 'pending', invitedAt: '2026-11-18T10:00:00.000Z' })
    const refused = await store.dispatch(inviteUsersAgain([ida!.id, 1]))
    expect(refused.payload).toMatchObject({ kind: 'invalid' })
    expect(inviteUsersAgain.fulfilled.match(await store.dispatch(inviteUsersAgain([ida!.id])))).toBe(true)
  })

  it('refetches list and statistics after a write', async () => {
    const { store, list, settled } = start()
    await store.dispatch(users.fetch({ sortColumn: 'id', sort: 'desc' }))
    await store.dispatch(users.fetchAll())
    await store.dispatch(addUser({ fullName: 'Zoë Ångström', email: 'zoe@polar.example', role: 'editor' }))
    await settled()
    expect(list().rows[0]).toMatchObject({ id: 51, fullName: 'Zoë Ångström' })
    expect(list().total).toBe(51)
    expect(users.select(store.getState()).all.data).toHaveLength(51)
  })

  it('deletes ten and restores them by one request each, and refetches once after each', async () => {
    const { store, calls } = openStore()
    const { rows } = await store.dispatch(users.fetch({})).unwrap()
    const ids = rows.map(({ id }) => id)
    calls.length = 0
    await store.dispatch(removeUsers(ids))
    await expect.poll(() => calls).toEqual(['POST /apps/users/delete-users', 'GET /api/users/list/data'])
    await store.dispatch(restoreUsers(ids))
    await expect.poll(() => calls.slice(2)).toEqual(['POST /apps/users/restore-users', 'GET /api/users/list/data'])
    expect(ids).toHaveLength(10)
  })
})
