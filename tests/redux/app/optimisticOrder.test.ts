import type { ApiClient } from '@core/api/client'
import { describe, expect, it } from 'vitest'
import { createAppStore } from '@/redux/app/store'
import { createRandom } from '../../support/random'
import type { Move, Row, Shelf, ShelfState, Star } from './shelf'
import {
  fetchShelf,
  injected,
  listEndpoint,
  move,
  moveEndpoint,
  moveRow,
  optimistic,
  putRow,
  putStar,
  remove,
  removeEndpoint,
  rename,
  renameEndpoint,
  star,
  starEndpoint,
} from './shelf'

/** A backend whose writes and responses wait for their turn. It may fail before or after a write. */
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
    // The response depends on the path, which types cannot express.
    call: call as ApiClient['call'],
    shelf,
    /** Continues one request. @returns whether there was one */
    step() {
      const [proceed] = waiting.splice(Math.floor(random() * waiting.length), 1)
      proceed?.()
      return proceed !== undefined
    },
  }
}

const breath = () => new Promise((resolve) => setImmediate(resolve))

async function drain({ step }: ReturnType<typeof slowBackend>) {
  do await breath()
  while (step())
}

describe('in any order of reads, writes, failures and aborted requests', () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed))(
    "the screen ends with the backend's state (%i)",
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
      // After a failed or aborted read, the page offers a retry.
      const state = () => injected.selectSlice(store.getState() as { shelf?: ShelfState })
      while (state().request.status !== 'succeeded') {
        void store.dispatch(fetchShelf())
        await drain(backend)
      }
      expect(optimistic.shown(state())).toMatchObject(backend.shelf)
    },
  )
})
