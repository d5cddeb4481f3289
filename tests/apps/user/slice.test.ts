import { describe, expect, it } from 'vitest'
import { createAppStore } from '@/redux/app/store'
import { signedOut } from '@/redux/app/events'
import { addUser, removeUsers, restoreUsers, updateUsers, users } from '@/redux/apps/user/slice'
import { startBackend } from '../../support/backend'

function start() {
  const backend = startBackend()
  const store = createAppStore({ api: backend.api })
  const list = () => users.select(store.getState()).page
  const ids = () => list().rows.map(({ id }) => id)
  const settled = async () => {
    while (list().request.status === 'pending') await new Promise((resolve) => setTimeout(resolve, 5))
  }
  /** Lets every call but the fetching of the list fail. */
  function breakWrites() {
    const inner = backend.axios.defaults.adapter as (config: { method?: string }) => Promise<never>
    backend.axios.defaults.adapter = (config) =>
      config.method === 'get' ? inner(config) : Promise.reject(new Error('There is no connection.'))
  }
  return { ...backend, store, list, ids, settled, breakWrites }
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

  it('drops the answer of an older request', async () => {
    const { store, list } = start()
    const older = store.dispatch(users.fetch({ status: 'pending' }))
    const newer = store.dispatch(users.fetch({ status: 'inactive' }))
    await Promise.all([older, newer])
    expect(new Set(list().rows.map(({ status }) => status))).toEqual(new Set(['inactive']))
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

  it('fetches the list and the figures anew after a write', async () => {
    const { store, list, settled } = start()
    await store.dispatch(users.fetch({ sortColumn: 'id', sort: 'desc' }))
    await store.dispatch(users.fetchAll())
    await store.dispatch(addUser({ fullName: 'Zoë Ångström', email: 'zoe@polar.example', role: 'editor' }))
    await settled()
    expect(list().rows[0]).toMatchObject({ id: 51, fullName: 'Zoë Ångström' })
    expect(list().total).toBe(51)
    await expect.poll(() => users.select(store.getState()).all.data).toHaveLength(51)
  })

  it('takes deleted users off the screen at once', async () => {
    const { store, list, ids, settled } = start()
    await store.dispatch(users.fetch({}))
    const gone = ids().slice(0, 2)
    const promise = store.dispatch(removeUsers(gone))
    expect(ids()).not.toEqual(expect.arrayContaining(gone))
    expect(list().total).toBe(48)
    await promise
    await settled()
    expect(list()).toMatchObject({ total: 48 })
    expect(ids()).toHaveLength(10)
  })

  it('puts them back when the call fails', async () => {
    const { store, list, ids, settled, breakWrites } = start()
    await store.dispatch(users.fetch({}))
    const before = ids()
    breakWrites()
    const result = await store.dispatch(removeUsers(before.slice(0, 2)))
    expect(removeUsers.rejected.match(result)).toBe(true)
    expect(ids()).toEqual(before)
    await settled()
    expect(list().total).toBe(50)
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

  it('shows a change at once and takes it back when the call fails', async () => {
    const { store, list, breakWrites } = start()
    await store.dispatch(users.fetch({}))
    const [user] = list().rows
    breakWrites()
    const status = user?.status === 'inactive' ? 'active' : 'inactive'
    const promise = store.dispatch(updateUsers({ ids: [user?.id ?? 0], values: { status } }))
    expect(list().rows[0]?.status).toBe(status)
    await promise
    expect(list().rows[0]).toEqual(user)
  })

  it('lets an export ask for other rows without changing the list', async () => {
    const { store, ids } = start()
    await store.dispatch(users.fetch({}))
    const before = ids()
    const result = await store.dispatch(users.collect({ perPage: 50 })).unwrap()
    expect(result.rows).toHaveLength(50)
    expect(ids()).toEqual(before)
  })

  it('forgets the selection when other rows are asked for, and keeps it when the same are', async () => {
    const { store, ids } = start()
    const selected = () => users.select(store.getState()).selectedIds
    await store.dispatch(users.fetch({}))
    store.dispatch(users.rowsSelected(ids().slice(0, 3)))
    await store.dispatch(users.fetch({}))
    expect(selected()).toEqual(ids().slice(0, 3))
    await store.dispatch(users.fetch({ page: 2 }))
    expect(selected()).toEqual([])
  })

  it('starts anew when the session ends', async () => {
    const { store, list } = start()
    await store.dispatch(users.fetch({}))
    store.dispatch(signedOut('asked'))
    expect(list()).toMatchObject({ rows: [], total: 0, request: { status: 'idle' } })
  })
})
