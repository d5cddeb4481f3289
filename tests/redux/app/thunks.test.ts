import type { ApiClient } from '@core/api/client'
import type { ApiError } from '@core/api/errors'
import { get, post } from '@core/api/endpoint'
import { z } from '@core/schema'
import { createReducer, createSlice } from '@reduxjs/toolkit'
import { describe, expect, it, vi } from 'vitest'
import { dataWritten, signedOut } from '@/redux/app/events'
import { rootReducer } from '@/redux/app/rootReducer'
import { createAppStore } from '@/redux/app/store'
import type { Loaded, RequestState } from '@/redux/app/thunks'
import { addReadCases, addRequestCases, createCallThunk, idle, notLoaded } from '@/redux/app/thunks'

interface Row {
  id: number
  title: string
}

interface State {
  request: RequestState
  rows: Row[]
}

const fetchRows = createCallThunk('probe/fetch', get('/rows').returns<Row[]>(), () => ({}))

const initial: State = { request: idle, rows: [] }

const reduce = createReducer(initial, (builder) => {
  addRequestCases(
    builder,
    fetchRows,
    (state) => state,
    (state, rows) => {
      state.rows = rows
    },
  )
})

const tea: Row = { id: 1, title: 'tea' }
const milk: Row = { id: 2, title: 'milk' }
const failure: ApiError = { kind: 'server', status: 500, message: '', fields: {} }
const run = (actions: Parameters<typeof reduce>[1][], from = initial) => actions.reduce(reduce, from)

describe('a request', () => {
  it('is pending, then succeeded', () => {
    expect(run([fetchRows.pending('a')]).request).toEqual({ status: 'pending', requestId: 'a' })
    expect(run([fetchRows.pending('a'), fetchRows.fulfilled([tea], 'a')])).toEqual({
      ...initial,
      request: { status: 'succeeded' },
      rows: [tea],
    })
  })

  it('is ignored if a newer one is pending', () => {
    const state = run([
      fetchRows.pending('older'),
      fetchRows.pending('newer'),
      fetchRows.fulfilled([milk], 'newer'),
      fetchRows.fulfilled([tea], 'older'),
    ])
    expect(state.rows).toEqual([milk])
    const failed = run([fetchRows.pending('older'), fetchRows.pending('newer'), fetchRows.rejected(null, 'older')])
    expect(failed.request).toEqual({ status: 'pending', requestId: 'newer' })
  })

  it('keeps its data on failure, with the error', () => {
    const state = run([
      fetchRows.pending('a'),
      fetchRows.fulfilled([tea], 'a'),
      fetchRows.pending('b'),
      fetchRows.rejected(null, 'b', undefined, failure),
    ])
    expect(state).toEqual({ ...initial, rows: [tea], request: { status: 'failed', error: failure } })
  })

  it('leaves no trace when aborted', () => {
    const aborted = new DOMException('Aborted', 'AbortError')
    expect(run([fetchRows.pending('a'), fetchRows.rejected(aborted, 'a')]).request).toEqual(idle)
  })
})

/** A store with one function for all requests, which types cannot express. */
function answeringStore(call: () => Promise<unknown>) {
  return createAppStore({
    api: { call: call as ApiClient['call'], exchange: () => Promise.reject(new Error('Not made.')) },
  })
}

describe('a thunk with one request', () => {
  const list = get('/rows/:id')
    .query(z.object({ q: z.string() }))
    .returns<Row>()
  const fetchRow = createCallThunk('probe/row', list, (id: number) => ({ params: { id }, query: { q: 'x' } }))

  it('passes arguments and signal, and returns the response', async () => {
    const call = vi.fn(() => Promise.resolve(tea))
    const store = answeringStore(call)
    expect(await store.dispatch(fetchRow(7)).unwrap()).toEqual(tea)
    expect(call).toHaveBeenCalledWith(list, { params: { id: 7 }, query: { q: 'x' } }, expect.any(AbortSignal))
  })

  it('rejects with a serializable error', async () => {
    const store = answeringStore(() => Promise.reject(new TypeError('broken')))
    const action = await store.dispatch(fetchRow(7))
    expect(action.payload).toEqual({ kind: 'server', status: 0, message: 'broken', fields: {} })
  })

  it('runs its callback after success and failure, but not after abort', async () => {
    const after = vi.fn()
    const write = createCallThunk('probe/write', list, (id: number) => ({ params: { id }, query: { q: '' } }), after)
    let answer: () => Promise<unknown> = () => Promise.resolve(tea)
    const store = answeringStore(() => answer())
    await store.dispatch(write(1))
    expect(after).toHaveBeenCalledExactlyOnceWith(expect.any(Function), store.getState(), tea)
    answer = () => Promise.reject(new Error('broken'))
    await store.dispatch(write(1))
    expect(after).toHaveBeenLastCalledWith(expect.any(Function), store.getState(), undefined)
    expect(after).toHaveBeenCalledTimes(2)
    let fail: () => void = () => undefined
    answer = () => new Promise((_, reject) => (fail = reject))
    const promise = store.dispatch(write(1))
    await Promise.resolve()
    promise.abort()
    await promise
    fail()
    // In a later task, all promises that wait for the response have run.
    await new Promise((resolve) => setTimeout(resolve))
    expect(after).toHaveBeenCalledTimes(2)
  })
})

describe('a thunk with one request, if the session ends meanwhile', () => {
  const write = post('/rows').returns<object>()
  createSlice({
    name: 'probeResponses',
    initialState: { count: 0 },
    reducers: {},
    extraReducers: (builder) => {
      builder.addMatcher(
        ({ type }: { type: string }) => type === 'probe/write/fulfilled',
        (state) => {
          state.count += 1
        },
      )
    },
  }).injectInto(rootReducer)

  async function outlive(end: (store: ReturnType<typeof createAppStore>) => void) {
    const after = vi.fn()
    let answer: (value: object) => void = () => undefined
    const store = answeringStore(() => new Promise<object>((resolve) => (answer = resolve)))
    const actions: string[] = []
    store.startListening({ predicate: ({ type }) => actions.push(type) > 0, effect: () => undefined })
    const promise = store.dispatch(createCallThunk('probe/write', write, () => ({}), after)())
    await Promise.resolve()
    end(store)
    answer({})
    await promise
    const { probeResponses } = store.getState() as { probeResponses?: { count: number } }
    return { after, actions, responses: probeResponses?.count }
  }

  it('reaches no reducer, and fetches nothing for the next session', async () => {
    const { after, actions, responses } = await outlive((store) => store.dispatch(signedOut('asked')))
    expect(responses).toBe(0)
    expect(after).not.toHaveBeenCalled()
    expect(actions).not.toContain(dataWritten.type)
  })

  it('runs its callback if the session continues, and reports the write', async () => {
    const { after, actions, responses } = await outlive(() => undefined)
    expect(responses).toBe(1)
    expect(after).toHaveBeenCalledTimes(1)
    expect(actions).toContain(dataWritten.type)
  })
})

describe('read data', () => {
  const read = createReducer<{ page: Loaded<Row[]> }>({ page: notLoaded }, (builder) => {
    addReadCases(builder, fetchRows, ({ page }) => page)
  })

  it('stays until a newer response arrives', () => {
    const first = [fetchRows.pending('a'), fetchRows.fulfilled([tea], 'a'), fetchRows.pending('b')].reduce(
      read,
      undefined,
    )
    expect(first?.page).toEqual({ data: [tea], request: { status: 'pending', requestId: 'b' } })
    const failed = read(first, fetchRows.rejected(null, 'b', undefined, failure))
    expect(failed.page).toEqual({ data: [tea], request: { status: 'failed', error: failure } })
    const second = [fetchRows.pending('c'), fetchRows.fulfilled([milk], 'c')].reduce(read, failed)
    expect(second.page).toEqual({ data: [milk], request: { status: 'succeeded' } })
  })
})
