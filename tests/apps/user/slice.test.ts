import { describe, expect, it } from 'vitest'
import { signedOut } from '@/redux/app/events'
import { addUser, inviteUsers, inviteUsersAgain, removeUsers, restoreUsers, users } from '@/redux/apps/user/slice'
import { openStore } from '../../support/openStore'

function start() {
  const opened = openStore()
  const list = () => users.select(opened.store.getState()).page
  const ids = () => list().rows.map(({ id }) => id)
  return { ...opened, list, ids }
}

describe('the users slice', () => {
  it('keeps the page that was asked for', async () => {
    const { store, list } = start()
    const promise = store.dispatch(users.fetch({ perPage: 25 }))
    expect(list().request.status).toBe('pending')
    await promise
    expect(list()).toMatchObject({ total: 50, request: { status: 'succeeded' }, query: { perPage: 25 } })
    expect(list().rows).toHaveLength(25)
  })

  it('keeps what was on screen when fetching it anew fails, and says why', async () => {
    const { store, list, ids } = start()
    await store.dispatch(users.fetch({}))
    const before = ids()
    await store.dispatch(users.fetch({ page: 0 }))
    expect(list().request).toMatchObject({ status: 'failed', error: { kind: 'invalid', status: 400 } })
    expect(ids()).toEqual(before)
  })

  it('leaves no error behind when a request is aborted', async () => {
    const { store, list } = start()
    const promise = store.dispatch(users.fetch({}))
    promise.abort()
    await promise
    expect(list().request).toEqual({ status: 'idle' })
  })

  it('shows who was invited, and when that was done again', async () => {
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

  it('fetches the list and the figures anew after a write', async () => {
    const { store, list, settled } = start()
    await store.dispatch(users.fetch({ sortColumn: 'id', sort: 'desc' }))
    await store.dispatch(users.fetchAll())
    await store.dispatch(addUser({ fullName: 'Zoë Ångström', email: 'zoe@polar.example', role: 'editor' }))
    await settled()
    expect(list().rows[0]).toMatchObject({ id: 51, fullName: 'Zoë Ångström' })
    expect(list().total).toBe(51)
    expect(users.select(store.getState()).all.data).toHaveLength(51)
  })

  it('brings removed users back where they stood', async () => {
    const { store, ids, settled } = start()
    await store.dispatch(users.fetch({ sortColumn: 'id' }))
    const before = ids()
    await store.dispatch(removeUsers([3, 4]))
    await store.dispatch(restoreUsers([4, 3]))
    await settled()
    expect(ids()).toEqual(before)
  })

  it('takes ten away and brings them back by a call each way, and fetches once after each', async () => {
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

  it('starts anew when the session ends', async () => {
    const { store, list } = start()
    await store.dispatch(users.fetch({}))
    store.dispatch(signedOut('asked'))
    expect(list()).toMatchObject({ rows: [], total: 0, request: { status: 'idle' } })
  })
})
