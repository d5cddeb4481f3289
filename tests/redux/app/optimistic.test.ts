import type { ApiClient } from '@core/api/client'
import type { ApiError } from '@core/api/errors'
import { get, post } from '@core/api/endpoint'
import { createSlice } from '@reduxjs/toolkit'
import { describe, expect, it } from 'vitest'
import type { Pending } from '@/redux/app/optimistic'
import { nothingPending, OptimisticWrites } from '@/redux/app/optimistic'
import { rootReducer } from '@/redux/app/rootReducer'
import { createAppStore } from '@/redux/app/store'
import type { RequestState } from '@/redux/app/thunks'
import { addRequestCases, createCallThunk, idle } from '@/redux/app/thunks'
import type { Side } from '@/utility/withMove'
import { withMove } from '@/utility/withMove'
import { createRandom } from '../../support/random'

interface Row {
  readonly id: number
  readonly title: string
  readonly isStarred?: boolean
}

interface Star {
  readonly id: number
  readonly isStarred: boolean
}

interface Move {
  readonly id: number
  readonly targetId: number
  readonly side: Side
}

interface Shelf {
  rows: Row[]
  total: number
}

interface ShelfState extends Shelf {
  request: RequestState
  pending: Pending
}

const listEndpoint = get('/rows').returns<Shelf>()
const renameEndpoint = post('/rename').body<Row>().returns<Row>()
const removeEndpoint = post('/remove').body<number[]>().returns<object>()
const starEndpoint = post('/star').body<Star>().returns<object>()
const moveEndpoint = post('/move').body<Move>().returns<object>()

const fetchShelf = createCallThunk('shelf/fetch', listEndpoint, () => ({}))
const refetch = (dispatch: ReturnType<typeof createAppStore>['dispatch']) => void dispatch(fetchShelf())
const rename = createCallThunk('shelf/rename', renameEndpoint, (body: Row) => ({ body }), refetch)
const remove = createCallThunk('shelf/remove', removeEndpoint, (body: number[]) => ({ body }), refetch)
const star = createCallThunk('shelf/star', starEndpoint, (body: Star) => ({ body }), refetch)
const move = createCallThunk('shelf/move', moveEndpoint, (body: Move) => ({ body }), refetch)
/** Shows with its answer only, as a form does. */
const submit = createCallThunk('shelf/submit', renameEndpoint, (body: Row) => ({ body }))

function putRow(shelf: Shelf, row: Row) {
  shelf.rows = shelf.rows.map((before) => (before.id === row.id ? { ...before, ...row } : before))
}

function putStar(shelf: Shelf, { id, isStarred }: Star) {
  shelf.rows = shelf.rows.map((row) => (row.id === id ? { ...row, isStarred } : row))
}

function moveRow(shelf: Shelf, { id, targetId, side }: Move) {
  shelf.rows = withMove(shelf.rows, id, targetId, side)
}

const optimistic = new OptimisticWrites<ShelfState>()
  .reads(fetchShelf)
  .writes(rename, { expect: putRow })
  .writes(submit, { answer: putRow })
  .writes(star, { expect: putStar })
  .writes(move, { expect: moveRow })
  .writes(remove, {
    expect(state, ids) {
      const left = state.rows.filter(({ id }) => !ids.includes(id))
      state.total -= state.rows.length - left.length
      state.rows = left
    },
  })

const initialState: ShelfState = { rows: [], total: 0, request: idle, pending: nothingPending }

const slice = createSlice({
  name: 'shelf',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchShelf,
      (state) => state,
      (state, answer) => Object.assign(state, answer),
    )
    optimistic.attach(builder)
  },
})
const reduce = slice.reducer
const injected = slice.injectInto(rootReducer)

const tea: Row = { id: 1, title: 'tea' }
const milk: Row = { id: 2, title: 'milk' }
const coffee: Row = { id: 1, title: 'coffee' }
const cocoa: Row = { id: 1, title: 'cocoa' }
const failure: ApiError = { kind: 'server', status: 500, message: '', fields: {} }
const both: Shelf = { rows: [tea, milk], total: 2 }
const loaded = [fetchShelf.pending('read'), fetchShelf.fulfilled(both, 'read', undefined)]

type Action = Parameters<typeof reduce>[1]
const run = (...actions: Action[]) => [...loaded, ...actions].reduce(reduce, initialState)
function shownAfter(...actions: Action[]): Shelf {
  const { rows, total } = optimistic.shown(run(...actions))
  return { rows, total }
}
const titlesAfter = (...actions: Action[]) => shownAfter(...actions).rows.map(({ title }) => title)

describe('a write', () => {
  it('shows at once, and stays when the backend has done it', () => {
    expect(titlesAfter(rename.pending('a', coffee))).toEqual(['coffee', 'milk'])
    expect(titlesAfter(rename.pending('a', coffee), rename.fulfilled(coffee, 'a', coffee))).toEqual(['coffee', 'milk'])
  })

  it('that fails takes away what it had changed, and nothing else', () => {
    const sent = [rename.pending('a', coffee), remove.pending('b', [2])]
    expect(titlesAfter(...sent, rename.rejected(null, 'a', coffee, failure))).toEqual(['tea'])
    expect(titlesAfter(...sent, remove.rejected(null, 'b', [2], failure))).toEqual(['coffee', 'milk'])
  })

  it('that overlaps another leaves nothing behind when both fail', () => {
    const sent = [rename.pending('a', coffee), rename.pending('b', cocoa)]
    const failed = [rename.rejected(null, 'a', coffee, failure), rename.rejected(null, 'b', cocoa, failure)]
    expect(titlesAfter(...sent, ...failed)).toEqual(['tea', 'milk'])
    expect(titlesAfter(...sent, ...failed.reverse())).toEqual(['tea', 'milk'])
  })

  it('that is saved stays on screen when one that was sent before it fails', () => {
    const sent = [rename.pending('a', coffee), remove.pending('b', [2])]
    const ended = [rename.rejected(null, 'a', coffee, failure), remove.fulfilled({}, 'b', [2])]
    expect(titlesAfter(...sent, ...ended)).toEqual(['tea'])
    expect(titlesAfter(...sent, ...ended.reverse())).toEqual(['tea'])
  })

  it('wins over one that was sent before it, whichever is answered first', () => {
    const sent = [rename.pending('a', coffee), rename.pending('b', cocoa)]
    expect(titlesAfter(...sent, rename.fulfilled(cocoa, 'b', cocoa))).toEqual(['cocoa', 'milk'])
    const ended = [rename.fulfilled(cocoa, 'b', cocoa), rename.fulfilled(coffee, 'a', coffee)]
    expect(titlesAfter(...sent, ...ended)).toEqual(['cocoa', 'milk'])
  })

  it('shows what the backend answered where only that is known', () => {
    const trimmed: Row = { id: 1, title: 'Coffee' }
    expect(titlesAfter(submit.pending('a', coffee))).toEqual(['tea', 'milk'])
    expect(titlesAfter(submit.pending('a', coffee), submit.fulfilled(trimmed, 'a', coffee))).toEqual(['Coffee', 'milk'])
  })

  it('counts the rows that it takes away once, also where the answer of a read knows it already', () => {
    const without: Shelf = { rows: [tea], total: 1 }
    const known = [
      remove.pending('a', [2]),
      fetchShelf.pending('late'),
      fetchShelf.fulfilled(without, 'late', undefined),
    ]
    expect(shownAfter(...known)).toEqual(without)
    expect(shownAfter(...known, remove.fulfilled({}, 'a', [2]))).toEqual(without)
  })
})

describe('a write that a read already contains shows once', () => {
  const random = createRandom(1)
  const pick = () => 1 + Math.floor(random() * 5)
  const cases = Array.from({ length: 40 }, () => ({
    ids: [1, 2, 3, 4, 5].toSorted(() => random() - 0.5),
    id: pick(),
    targetId: pick(),
    isOn: random() < 0.5,
  }))
  const shelfOf = (ids: number[]): Shelf => ({
    rows: ids.map((id) => ({ id, title: `row ${String(id)}`, isStarred: id % 2 === 0 })),
    total: ids.length,
  })

  /** @param done the rows after the write */
  function expectShown(ids: number[], pending: Action, fulfilled: Action, done: Shelf) {
    const read = [fetchShelf.pending('newer'), fetchShelf.fulfilled(done, 'newer', undefined)]
    const loading = [fetchShelf.pending('read'), fetchShelf.fulfilled(shelfOf(ids), 'read', undefined), pending]
    for (const actions of [loading, [...loading, ...read], [...loading, ...read, fulfilled]])
      expect(optimistic.shown(actions.reduce(reduce, initialState))).toMatchObject(done)
  }

  it.each(cases)('toggle $id of $ids to $isOn', ({ ids, id, isOn }) => {
    const arg = { id, isStarred: isOn }
    const done = shelfOf(ids)
    putStar(done, arg)
    expectShown(ids, star.pending('a', arg), star.fulfilled({}, 'a', arg), done)
  })

  it.each(cases)('move $id of $ids beside $targetId', ({ ids, id, targetId, isOn }) => {
    const arg: Move = { id, targetId, side: isOn ? 'before' : 'after' }
    const done = shelfOf(ids)
    moveRow(done, arg)
    expectShown(ids, move.pending('a', arg), move.fulfilled({}, 'a', arg), done)
  })
})

it('runs a rule twice in development: one that toggles has no effect', () => {
  const toggling = new OptimisticWrites<ShelfState>().writes(star, {
    expect({ rows }, { id }) {
      for (const [index, row] of rows.entries()) if (row.id === id) rows[index] = { ...row, isStarred: !row.isStarred }
    },
  })
  const state = run(star.pending('a', { id: 1, isStarred: true }))
  expect(optimistic.shown(state).rows[0]?.isStarred).toBe(true)
  expect(toggling.shown(state).rows[0]?.isStarred).toBe(false)
})

describe('a read', () => {
  it('that was asked for before a removal does not bring the row back', () => {
    const shown = shownAfter(
      fetchShelf.pending('older'),
      remove.pending('a', [2]),
      remove.fulfilled({}, 'a', [2]),
      fetchShelf.fulfilled(both, 'older', undefined),
    )
    expect(shown).toEqual({ rows: [tea], total: 1 })
  })

  it('that begins after the answer of a write has the last word', () => {
    const titles = titlesAfter(
      rename.pending('a', coffee),
      rename.fulfilled(coffee, 'a', coffee),
      fetchShelf.pending('newer'),
      fetchShelf.fulfilled({ rows: [cocoa], total: 1 }, 'newer', undefined),
    )
    expect(titles).toEqual(['cocoa'])
  })

  it('that fails, or is given up, leaves what was saved', () => {
    const saved = [fetchShelf.pending('b'), rename.pending('a', coffee), rename.fulfilled(coffee, 'a', coffee)]
    expect(titlesAfter(...saved, fetchShelf.rejected(null, 'b', undefined, failure))).toEqual(['coffee', 'milk'])
    const aborted = new DOMException('Aborted', 'AbortError')
    expect(titlesAfter(...saved, fetchShelf.rejected(aborted, 'b', undefined))).toEqual(['coffee', 'milk'])
  })

  it('of which a newer one is under way is not listened to', () => {
    const reads = [fetchShelf.pending('older'), fetchShelf.pending('newer')]
    expect(titlesAfter(...reads, fetchShelf.fulfilled({ rows: [], total: 0 }, 'older', undefined))).toEqual([
      'tea',
      'milk',
    ])
  })
})

it('shows the same object until something changes', () => {
  const state = run(rename.pending('a', coffee))
  expect(optimistic.shown(state)).toBe(optimistic.shown(state))
  expect(optimistic.shown(reduce(state, fetchShelf.pending('b')))).not.toBe(optimistic.shown(state))
  expect(optimistic.shown(run())).toEqual(run())
})

/** A backend whose every answer and every deed waits for its turn, and which may fail before or after it did what was asked. */
function slowBackend(random: () => number) {
  const rows = [1, 2, 3, 4, 5].map((id): Row => ({ id, title: `row ${String(id)}`, isStarred: false }))
  const shelf: Shelf = { rows, total: rows.length }
  const waiting: (() => void)[] = []
  const turn = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      waiting.push(resolve)
      signal?.addEventListener('abort', () => {
        reject(new DOMException('Aborted', 'AbortError'))
      })
    })
  const deeds: Record<string, (body: never) => void> = {
    [renameEndpoint.path]: (row: Row) => putRow(shelf, row),
    [starEndpoint.path]: (change: Star) => putStar(shelf, change),
    [moveEndpoint.path]: (change: Move) => moveRow(shelf, change),
    [removeEndpoint.path](ids: number[]) {
      shelf.rows = shelf.rows.filter(({ id }) => !ids.includes(id))
      shelf.total = shelf.rows.length
    },
  }

  async function call(endpoint: { path: string }, { body }: { body?: unknown }, signal?: AbortSignal) {
    await turn(signal)
    if (random() < 0.2) throw new Error('Failed before it did anything.')
    deeds[endpoint.path]?.(body as never)
    const answer = endpoint.path === listEndpoint.path ? { ...shelf } : {}
    await turn(signal)
    return answer
  }

  return {
    // What it answers depends on the path, which the compiler cannot follow.
    call: call as ApiClient['call'],
    shelf,
    /** Lets one call go on, and tells whether there was one. */
    step() {
      const [proceed] = waiting.splice(Math.floor(random() * waiting.length), 1)
      proceed?.()
      return proceed !== undefined
    },
  }
}

const breath = () => new Promise((resolve) => setImmediate(resolve))

/** Lets every call come to its end. */
async function drain({ step }: ReturnType<typeof slowBackend>) {
  do await breath()
  while (step())
}

describe('whatever the order of reads, writes, failures and aborted calls', () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed))(
    'the screen ends with what the backend holds (%i)',
    async (seed) => {
      const random = createRandom(seed)
      const backend = slowBackend(random)
      const store = createAppStore({
        api: { call: backend.call, exchange: () => Promise.reject(new Error('Not made.')) },
      })
      const calls: { abort: () => void }[] = []
      for (let step = 0; step < 120; step += 1) {
        const id = 1 + Math.floor(random() * 5)
        const deed = random()
        if (deed < 0.2) calls.push(store.dispatch(rename({ id, title: `title ${String(step)}` })))
        else if (deed < 0.25) calls.push(store.dispatch(remove([id])))
        else if (deed < 0.35) calls.push(store.dispatch(star({ id, isStarred: random() < 0.5 })))
        else if (deed < 0.45)
          calls.push(store.dispatch(move({ id, targetId: 1 + (id % 5), side: random() < 0.5 ? 'before' : 'after' })))
        else if (deed < 0.55) calls.push(store.dispatch(fetchShelf()))
        else if (deed < 0.6) calls.splice(Math.floor(random() * calls.length), 1)[0]?.abort()
        else backend.step()
        await breath()
      }
      await drain(backend)
      // Where the last read failed or was given up, the page says so and offers to try again.
      const state = () => injected.selectSlice(store.getState() as { shelf?: ShelfState })
      while (state().request.status !== 'succeeded') {
        void store.dispatch(fetchShelf())
        await drain(backend)
      }
      expect(optimistic.shown(state())).toMatchObject(backend.shelf)
    },
  )
})
