import type { ApiError } from '@core/api/errors'
import { describe, expect, it } from 'vitest'
import { OptimisticWrites } from '@/redux/app/optimistic'
import { createRandom } from '../../support/random'
import type { Move, Row, Shelf, ShelfState } from './shelf'
import {
  fetchShelf,
  initialState,
  move,
  moveRow,
  optimistic,
  putStar,
  reduce,
  remove,
  rename,
  star,
  submit,
} from './shelf'

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
  it('is optimistic, and stays when the backend succeeds', () => {
    expect(titlesAfter(rename.pending('a', coffee))).toEqual(['coffee', 'milk'])
    expect(titlesAfter(rename.pending('a', coffee), rename.fulfilled(coffee, 'a', coffee))).toEqual(['coffee', 'milk'])
  })

  it('that fails is reverted, and nothing else', () => {
    const sent = [rename.pending('a', coffee), remove.pending('b', [2])]
    expect(titlesAfter(...sent, rename.rejected(null, 'a', coffee, failure))).toEqual(['tea'])
    expect(titlesAfter(...sent, remove.rejected(null, 'b', [2], failure))).toEqual(['coffee', 'milk'])
  })

  it('that overlaps another leaves nothing when both fail', () => {
    const sent = [rename.pending('a', coffee), rename.pending('b', cocoa)]
    const failed = [rename.rejected(null, 'a', coffee, failure), rename.rejected(null, 'b', cocoa, failure)]
    expect(titlesAfter(...sent, ...failed)).toEqual(['tea', 'milk'])
    expect(titlesAfter(...sent, ...failed.reverse())).toEqual(['tea', 'milk'])
  })

  it('that succeeds stays when an earlier one fails', () => {
    const sent = [rename.pending('a', coffee), remove.pending('b', [2])]
    const ended = [rename.rejected(null, 'a', coffee, failure), remove.fulfilled({}, 'b', [2])]
    expect(titlesAfter(...sent, ...ended)).toEqual(['tea'])
    expect(titlesAfter(...sent, ...ended.reverse())).toEqual(['tea'])
  })

  it('overrides an earlier one, in any order of responses', () => {
    const sent = [rename.pending('a', coffee), rename.pending('b', cocoa)]
    expect(titlesAfter(...sent, rename.fulfilled(cocoa, 'b', cocoa))).toEqual(['cocoa', 'milk'])
    const ended = [rename.fulfilled(cocoa, 'b', cocoa), rename.fulfilled(coffee, 'a', coffee)]
    expect(titlesAfter(...sent, ...ended)).toEqual(['cocoa', 'milk'])
  })

  it('shows the response if only that is known', () => {
    const trimmed: Row = { id: 1, title: 'Coffee' }
    expect(titlesAfter(submit.pending('a', coffee))).toEqual(['tea', 'milk'])
    expect(titlesAfter(submit.pending('a', coffee), submit.fulfilled(trimmed, 'a', coffee))).toEqual(['Coffee', 'milk'])
  })

  it('counts deleted rows once, even if a read already excludes them', () => {
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

describe('a write shows once if a read already contains it', () => {
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

it('runs its rule twice in development, so that a toggle would have no effect', () => {
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
  it('that was sent before a deletion does not restore the row', () => {
    const shown = shownAfter(
      fetchShelf.pending('older'),
      remove.pending('a', [2]),
      remove.fulfilled({}, 'a', [2]),
      fetchShelf.fulfilled(both, 'older', undefined),
    )
    expect(shown).toEqual({ rows: [tea], total: 1 })
  })

  it('that starts after the response of a write overrides it', () => {
    const titles = titlesAfter(
      rename.pending('a', coffee),
      rename.fulfilled(coffee, 'a', coffee),
      fetchShelf.pending('newer'),
      fetchShelf.fulfilled({ rows: [cocoa], total: 1 }, 'newer', undefined),
    )
    expect(titles).toEqual(['cocoa'])
  })

  it('that fails, or is aborted, keeps saved changes', () => {
    const saved = [fetchShelf.pending('b'), rename.pending('a', coffee), rename.fulfilled(coffee, 'a', coffee)]
    expect(titlesAfter(...saved, fetchShelf.rejected(null, 'b', undefined, failure))).toEqual(['coffee', 'milk'])
    const aborted = new DOMException('Aborted', 'AbortError')
    expect(titlesAfter(...saved, fetchShelf.rejected(aborted, 'b', undefined))).toEqual(['coffee', 'milk'])
  })

  it('is ignored while a newer one is pending', () => {
    const reads = [fetchShelf.pending('older'), fetchShelf.pending('newer')]
    expect(titlesAfter(...reads, fetchShelf.fulfilled({ rows: [], total: 0 }, 'older', undefined))).toEqual([
      'tea',
      'milk',
    ])
  })
})

it('returns the same object until something changes', () => {
  const state = run(rename.pending('a', coffee))
  expect(optimistic.shown(state)).toBe(optimistic.shown(state))
  expect(optimistic.shown(reduce(state, fetchShelf.pending('b')))).not.toBe(optimistic.shown(state))
  expect(optimistic.shown(run())).toEqual(run())
})
