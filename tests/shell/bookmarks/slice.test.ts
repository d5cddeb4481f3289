import { describe, expect, it } from 'vitest'
import {
  fetchBookmarks,
  reorderBookmarks,
  selectBookmarks,
  selectBookmarksRequest,
  selectSuggestions,
  toggleBookmark,
} from '@/redux/shell/bookmarks/slice'
import { openStore } from '../../support/openStore'

async function start() {
  const opened = openStore()
  const { store } = opened
  await store.dispatch(fetchBookmarks())
  const targets = () => selectBookmarks(store.getState()).map(({ target }) => target)
  const idOf = (target: string) => selectSuggestions(store.getState()).find((page) => page.target === target)!.id
  return { ...opened, targets, idOf, request: () => selectBookmarksRequest(store.getState()) }
}

describe('bookmarks', () => {
  it('are empty until they are fetched', () => {
    const { store } = openStore()
    expect(selectBookmarks(store.getState())).toEqual([])
    expect(selectBookmarksRequest(store.getState())).toEqual({ status: 'idle' })
  })

  it('are what the backend says', async () => {
    const { targets, request } = await start()
    expect(targets()).toEqual(['email', 'chat', 'todo', 'calendar'])
    expect(request()).toEqual({ status: 'succeeded' })
  })

  it('keep what they were when they cannot be fetched anew, and say so', async () => {
    const { store, breakCalls, targets, request } = await start()
    breakCalls()
    await store.dispatch(fetchBookmarks())
    expect(targets()).toHaveLength(4)
    expect(request()).toMatchObject({ status: 'failed', error: { kind: 'network' } })
  })
})

describe('toggling', () => {
  it('shows at once, on both lists, and is fetched anew once it is stored', async () => {
    const { store, targets, idOf, calls, settled } = await start()
    const toggled = store.dispatch(toggleBookmark(idOf('kanban')))
    expect(targets()).toEqual(['email', 'chat', 'todo', 'calendar', 'kanban'])
    expect(selectSuggestions(store.getState()).find(({ target }) => target === 'kanban')?.isBookmarked).toBe(true)
    await toggled
    await settled()
    expect(calls.slice(1)).toEqual(['POST /api/bookmarks/update', 'GET /api/bookmarks/data'])
    expect(targets()).toEqual(['email', 'chat', 'todo', 'calendar', 'kanban'])
  })

  it('that fails is taken back, to its place', async () => {
    const { store, targets, idOf, breakCalls, settled } = await start()
    breakCalls()
    const toggled = store.dispatch(toggleBookmark(idOf('chat')))
    expect(targets()).toEqual(['email', 'todo', 'calendar'])
    expect(await toggled.unwrap().catch((error: unknown) => error)).toMatchObject({ kind: 'network' })
    await settled()
    expect(targets()).toEqual(['email', 'chat', 'todo', 'calendar'])
    expect(selectSuggestions(store.getState()).find(({ target }) => target === 'chat')?.isBookmarked).toBe(true)
  })

  it('of several pages at once ends as the backend says', async () => {
    const { store, targets, idOf, settled } = await start()
    await Promise.all(
      ['kanban', 'email', 'shop', 'kanban'].map((target) => store.dispatch(toggleBookmark(idOf(target)))),
    )
    await settled()
    expect(targets()).toEqual(['chat', 'todo', 'calendar', 'shop'])
  })

  it('is not undone by an answer that was given before it', async () => {
    const { store, targets, idOf, holdAnswers, settled } = await start()
    const answers = holdAnswers()
    void store.dispatch(fetchBookmarks())
    await settled()
    void store.dispatch(toggleBookmark(idOf('kanban')))
    await settled()
    expect(answers.map(({ call }) => call)).toEqual(['GET /api/bookmarks/data', 'POST /api/bookmarks/update'])
    answers[0]!.release()
    await settled()
    expect(targets()).toContain('kanban')
  })
})

describe('putting in order', () => {
  it('shows at once', async () => {
    const { store, targets, idOf, settled } = await start()
    const reordered = store.dispatch(reorderBookmarks(['calendar', 'email', 'todo', 'chat'].map(idOf)))
    expect(targets()).toEqual(['calendar', 'email', 'todo', 'chat'])
    await reordered
    await settled()
    expect(targets()).toEqual(['calendar', 'email', 'todo', 'chat'])
  })

  it('lets bookmarks that are not named follow, as the backend does', async () => {
    const { store, targets, idOf, settled } = await start()
    const reordered = store.dispatch(reorderBookmarks([idOf('todo')]))
    const shown = targets()
    await reordered
    await settled()
    expect(shown).toEqual(['todo', 'email', 'chat', 'calendar'])
    expect(targets()).toEqual(shown)
  })

  it('that fails is taken back', async () => {
    const { store, targets, idOf, breakCalls } = await start()
    breakCalls((call) => call.startsWith('POST'))
    await store.dispatch(reorderBookmarks(['calendar', 'email'].map(idOf)))
    expect(targets()).toEqual(['email', 'chat', 'todo', 'calendar'])
  })
})
