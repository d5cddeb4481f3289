import { describe, expect, it } from 'vitest'
import {
  fetchBookmarks,
  reorderBookmarks,
  selectBookmarks,
  selectSuggestions,
  setBookmark,
} from '@/redux/shell/bookmarks/slice'
import { openStore } from '../../support/openStore'

async function start() {
  const opened = openStore()
  const { store } = opened
  await store.dispatch(fetchBookmarks())
  const targets = () => selectBookmarks(store.getState()).map(({ target }) => target)
  const idOf = (target: string) => selectSuggestions(store.getState()).find((page) => page.target === target)!.id
  const [free] = selectSuggestions(store.getState()).filter(({ isBookmarked }) => !isBookmarked)
  if (!free) throw new Error('Every page is bookmarked.')
  return { ...opened, targets, before: targets(), idOf, free }
}

describe('toggling', () => {
  it('is optimistic in both lists, and refetched once stored', async () => {
    const { store, targets, before, free, calls, settled } = await start()
    const toggled = store.dispatch(setBookmark({ id: free.id, isOn: true }))
    expect(targets()).toEqual([...before, free.target])
    expect(selectSuggestions(store.getState())).toContainEqual({ ...free, isBookmarked: true })
    await toggled
    await settled()
    expect(calls.slice(1)).toEqual(['POST /api/bookmarks/update', 'GET /api/bookmarks/data'])
    expect(targets()).toEqual([...before, free.target])
    void store.dispatch(setBookmark({ id: free.id, isOn: false }))
    expect(targets()).toEqual(before)
  })
})

describe('reordering', () => {
  it('appends missing bookmarks, like the backend', async () => {
    const { store, targets, before, idOf, settled } = await start()
    const last = before.at(-1) ?? ''
    const reordered = store.dispatch(reorderBookmarks([idOf(last)]))
    const shown = targets()
    await reordered
    await settled()
    expect(shown).toEqual([last, ...before.slice(0, -1)])
    expect(targets()).toEqual(shown)
  })
})
