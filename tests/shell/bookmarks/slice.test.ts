import { describe, expect, it } from 'vitest'
import { bookmarksApi } from '@/redux/shell/bookmarks/contract'
import {
  fetchBookmarks,
  reorderBookmarks,
  selectBookmarks,
  selectBookmarksRequest,
  selectSuggestions,
  setBookmark,
} from '@/redux/shell/bookmarks/slice'
import type { PageEntry } from '@/redux/shell/search/schema'
import { openStore } from '../../support/openStore'

async function start() {
  const opened = openStore()
  const { store } = opened
  await store.dispatch(fetchBookmarks())
  const targets = () => selectBookmarks(store.getState()).map(({ target }) => target)
  const idOf = (target: string) => selectSuggestions(store.getState()).find((page) => page.target === target)!.id
  /** Pages that are not bookmarked. */
  const [free, other] = selectSuggestions(store.getState()).filter(({ isBookmarked }) => !isBookmarked)
  if (!free || !other) throw new Error('Every page is bookmarked.')
  const request = () => selectBookmarksRequest(store.getState())
  return { ...opened, targets, before: targets(), idOf, free, other, request }
}

describe('bookmarks', () => {
  it('are empty until they are fetched', () => {
    const { store } = openStore()
    expect(selectBookmarks(store.getState())).toEqual([])
    expect(selectBookmarksRequest(store.getState())).toEqual({ status: 'idle' })
  })

  it('are what the backend says', async () => {
    const { axios, targets, request } = await start()
    const { data } = await axios.get<{ bookmarks: PageEntry[] }>(bookmarksApi.data.path)
    expect(data.bookmarks.length).toBeGreaterThan(1)
    expect(targets()).toEqual(data.bookmarks.map(({ target }) => target))
    expect(request()).toEqual({ status: 'succeeded' })
  })

  it('keep what they were when they cannot be fetched anew, and say so', async () => {
    const { store, breakCalls, targets, before, request } = await start()
    breakCalls()
    await store.dispatch(fetchBookmarks())
    expect(targets()).toEqual(before)
    expect(request()).toMatchObject({ status: 'failed', error: { kind: 'network' } })
  })
})

describe('toggling', () => {
  it('shows at once, on both lists, and is fetched anew once it is stored', async () => {
    const { store, targets, before, free, calls, settled } = await start()
    const toggled = store.dispatch(setBookmark({ id: free.id, isOn: true }))
    expect(targets()).toEqual([...before, free.target])
    expect(selectSuggestions(store.getState())).toContainEqual({ ...free, isBookmarked: true })
    await toggled
    await settled()
    expect(calls.slice(1)).toEqual(['POST /api/bookmarks/update', 'GET /api/bookmarks/data'])
    expect(targets()).toEqual([...before, free.target])
  })

  it('that fails is taken back, to its place', async () => {
    const { store, targets, before, idOf, breakCalls, settled } = await start()
    breakCalls()
    const [kept, taken = '', ...others] = before
    const toggled = store.dispatch(setBookmark({ id: idOf(taken), isOn: false }))
    expect(targets()).toEqual([kept, ...others])
    expect(await toggled.unwrap().catch((error: unknown) => error)).toMatchObject({ kind: 'network' })
    await settled()
    expect(targets()).toEqual(before)
    expect(selectSuggestions(store.getState()).find(({ target }) => target === taken)?.isBookmarked).toBe(true)
  })

  it('of several pages at once ends as the backend says', async () => {
    const { store, targets, before, idOf, free, other, settled } = await start()
    const [taken = '', ...kept] = before
    const presses = [
      { id: free.id, isOn: true },
      { id: idOf(taken), isOn: false },
      { id: other.id, isOn: true },
      { id: free.id, isOn: false },
    ]
    await Promise.all(presses.map((press) => store.dispatch(setBookmark(press))))
    await settled()
    expect(targets()).toEqual([...kept, other.target])
  })

  it('is not undone by an answer that was given before it', async () => {
    const { store, targets, free, holdAnswers, settled } = await start()
    const answers = holdAnswers()
    void store.dispatch(fetchBookmarks())
    await settled()
    void store.dispatch(setBookmark({ id: free.id, isOn: true }))
    await settled()
    expect(answers.map(({ call }) => call)).toEqual(['GET /api/bookmarks/data', 'POST /api/bookmarks/update'])
    answers[0]!.release()
    await settled()
    expect(targets()).toContain(free.target)
  })
})

describe('putting in order', () => {
  it('shows at once', async () => {
    const { store, targets, before, idOf, settled } = await start()
    const wanted = before.toReversed()
    const reordered = store.dispatch(reorderBookmarks(wanted.map(idOf)))
    expect(targets()).toEqual(wanted)
    await reordered
    await settled()
    expect(targets()).toEqual(wanted)
  })

  it('lets bookmarks that are not named follow, as the backend does', async () => {
    const { store, targets, before, idOf, settled } = await start()
    const last = before.at(-1) ?? ''
    const reordered = store.dispatch(reorderBookmarks([idOf(last)]))
    const shown = targets()
    await reordered
    await settled()
    expect(shown).toEqual([last, ...before.slice(0, -1)])
    expect(targets()).toEqual(shown)
  })

  it('that fails is taken back', async () => {
    const { store, targets, before, idOf, breakCalls } = await start()
    breakCalls((call) => call.startsWith('POST'))
    await store.dispatch(reorderBookmarks(before.toReversed().map(idOf)))
    expect(targets()).toEqual(before)
  })
})
