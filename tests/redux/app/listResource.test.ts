import type { ApiClient } from '@core/api/client'
import { get, post } from '@core/api/endpoint'
import { z } from '@core/schema'
import { describe, expect, it } from 'vitest'
import { changesBack, ListResource } from '@/redux/app/listResource'
import { createAppStore } from '@/redux/app/store'

interface Tea {
  readonly id: number
  readonly name: string
  readonly isSold: boolean
}

interface TeaQuery {
  page?: number
}

const contract = {
  list: get('/teas')
    .query(z.object({ page: z.optional(z.number()) }))
    .returns<{ rows: Tea[]; total: number }>(),
  all: get('/teas/all').returns<Tea[]>(),
  rename: post('/rename').body<{ id: number; name: string }>().returns<{ tea: Tea }>(),
  change: post('/change').body<{ ids: readonly number[]; values: { isSold: boolean } }>().returns<object>(),
  remove: post('/remove').body<readonly number[]>().returns<object>(),
}

const teas = new ListResource<Tea, TeaQuery>('teas', {
  list: (query, call) => call(contract.list, { query }),
  all: (call) => call(contract.all, {}),
})
const rename = teas.update(
  'rename',
  (body: { id: number; name: string }, call) => call(contract.rename, { body }),
  ({ tea }) => tea,
)
const sell = teas.updateMany('sell', (body: { ids: readonly number[]; values: { isSold: boolean } }, call) =>
  call(contract.change, { body }),
)
const remove = teas.removal('remove', (body, call) => call(contract.remove, { body }))

/** Five teas, two per page. Responses wait until released. */
function open() {
  let rows: Tea[] = ['Assam', 'Darjeeling', 'Keemun', 'Lapsang', 'Sencha'].map((name, index) => ({
    id: index + 1,
    name,
    isSold: false,
  }))
  const calls: string[] = []
  let isBroken = false
  const answers: Record<string, (args: { query?: TeaQuery; body?: never }) => unknown> = {
    '/teas': ({ query: { page = 1 } = {} }) => ({ rows: rows.slice(page * 2 - 2, page * 2), total: rows.length }),
    '/teas/all': () => rows,
    '/rename': ({ body }) => {
      const { id, name }: { id: number; name: string } = body!
      rows = rows.map((row) => (row.id === id ? { ...row, name } : row))
      return { tea: rows.find((row) => row.id === id) }
    },
    '/change': ({ body }) => {
      const { ids, values }: { ids: number[]; values: Partial<Tea> } = body!
      rows = rows.map((row) => (ids.includes(row.id) ? { ...row, ...values } : row))
      return {}
    },
    '/remove': ({ body }) => {
      const ids: readonly number[] = body!
      rows = rows.filter(({ id }) => !ids.includes(id))
      return {}
    },
  }
  const api = {
    async call({ path, method }: { path: string; method: string }, args: never) {
      calls.push(path)
      await Promise.resolve()
      if (isBroken && method !== 'GET') throw new Error('There is no connection.')
      return answers[path]!(args)
    },
  } as unknown as ApiClient
  const store = createAppStore({ api })
  const state = () => teas.select(store.getState())
  return {
    store,
    calls,
    state,
    names: () => state().page.rows.map(({ name }) => name),
    breakWrites: () => (isBroken = true),
    idle: () => expect.poll(() => state().page.request.status).toBe('succeeded'),
  }
}

describe('a list', () => {
  it('keeps the last requested page, in any order of responses', async () => {
    const { store, state, names } = open()
    await Promise.all([store.dispatch(teas.fetch({ page: 1 })), store.dispatch(teas.fetch({ page: 3 }))])
    expect(names()).toEqual(['Sencha'])
    expect(state().page).toMatchObject({ total: 5, query: { page: 3 }, request: { status: 'succeeded' } })
  })

  it('keeps the page while rows are collected for an export', async () => {
    const { store, names } = open()
    await store.dispatch(teas.fetch({}))
    const { rows } = await store.dispatch(teas.collect({ page: 2 })).unwrap()
    expect(rows.map(({ name }) => name)).toEqual(['Keemun', 'Lapsang'])
    expect(names()).toEqual(['Assam', 'Darjeeling'])
  })

  it('deletes rows optimistically from the page, all rows and the selection, and restores them on failure', async () => {
    const { store, state, names, breakWrites } = open()
    await Promise.all([store.dispatch(teas.fetch({})), store.dispatch(teas.fetchAll())])
    store.dispatch(teas.rowsSelected([1, 2]))
    breakWrites()
    const removal = store.dispatch(remove([1]))
    expect(names()).toEqual(['Darjeeling'])
    expect(state()).toMatchObject({ page: { total: 4 }, selectedIds: [2] })
    expect(state().all.data).toHaveLength(4)
    await removal
    expect(names()).toEqual(['Assam', 'Darjeeling'])
    expect(state()).toMatchObject({ page: { total: 5 }, selectedIds: [1, 2] })
  })

  it('updates several rows optimistically, and one row with its response', async () => {
    const { store, state, names, idle } = open()
    await store.dispatch(teas.fetch({}))
    const sale = store.dispatch(sell({ ids: [1, 2], values: { isSold: true } }))
    expect(state().page.rows.every(({ isSold }) => isSold)).toBe(true)
    await sale
    const renaming = store.dispatch(rename({ id: 2, name: 'First flush' }))
    expect(names()).toEqual(['Assam', 'Darjeeling'])
    await renaming
    expect(names()).toEqual(['Assam', 'First flush'])
    await idle()
    expect(state().page.rows[1]).toEqual({ id: 2, name: 'First flush', isSold: true })
  })

  it('refetches once after overlapping writes, and not without a visible page', async () => {
    const { store, calls, idle } = open()
    await store.dispatch(remove([5]))
    expect(calls).toEqual(['/remove'])
    await store.dispatch(teas.fetch({}))
    await store.dispatch(teas.fetchAll())
    calls.length = 0
    await Promise.all([1, 2, 3].map((id) => store.dispatch(sell({ ids: [id], values: { isSold: true } }))))
    await idle()
    expect(calls.toSorted()).toEqual(['/change', '/change', '/change', '/teas', '/teas/all'])
  })

  it('clears the selection when other rows are requested, but not for the same', async () => {
    const { store, state } = open()
    await store.dispatch(teas.fetch({}))
    store.dispatch(teas.rowsSelected([1]))
    await store.dispatch(teas.fetch({}))
    expect(state().selectedIds).toEqual([1])
    await store.dispatch(teas.fetch({ page: 2 }))
    expect(state().selectedIds).toEqual([])
  })

  it('keeps a selection of all matching rows until fewer match', async () => {
    const { store, state } = open()
    await store.dispatch(teas.fetch({}))
    store.dispatch(teas.rowsSelected([1, 2, 3, 4, 5]))
    await store.dispatch(teas.fetch({}))
    expect(state().selectedIds).toEqual([1, 2, 3, 4, 5])
    await store.dispatch(remove([2]))
    await store.dispatch(teas.fetch({}))
    expect(state().selectedIds).toEqual([1, 3, 4, 5])
    store.dispatch(teas.rowsSelected([1, 2, 3, 4, 5]))
    await store.dispatch(teas.fetch({}))
    expect(state().selectedIds).toEqual([])
  })
})

describe('undoing an update of many rows', () => {
  it('sends one update for all rows with equal values', () => {
    const rows = [1, 2, 3].map((id) => ({ id, name: 'Assam', isSold: id > 1 }))
    expect(changesBack(rows, { isSold: true })).toEqual([
      { ids: [1], values: { isSold: false } },
      { ids: [2, 3], values: { isSold: true } },
    ])
  })

  it('copies nested values, and clears fields that a row lacked', () => {
    const rows = [
      { id: 1, origin: { country: 'India' } },
      { id: 2, origin: { country: 'China' }, note: 'mild' },
    ]
    expect(changesBack(rows, { origin: { country: 'Nepal' }, note: 'strong' })).toEqual([
      { ids: [1], values: { origin: { country: 'India' }, note: null } },
      { ids: [2], values: { origin: { country: 'China' }, note: 'mild' } },
    ])
  })
})
