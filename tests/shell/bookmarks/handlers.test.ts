import { describe, expect, it } from 'vitest'
import { bookmarksApi } from '@/redux/shell/bookmarks/contract'
import { searchApi } from '@/redux/shell/search/contract'
import { pageEntrySchema } from '@/redux/shell/search/schema'
import { refusal, startBackend } from '../../support/backend'

function start() {
  const { api, axios } = startBackend()
  return {
    axios,
    read: () => api.call(bookmarksApi.data, {}),
    toggle: (id: number) => api.call(bookmarksApi.toggle, { body: { id } }),
    reorder: (ids: number[]) => api.call(bookmarksApi.reorder, { body: { ids } }),
    targets: async () => (await api.call(bookmarksApi.data, {})).bookmarks.map(({ target }) => target),
    idOf: async (target: string) =>
      (await api.call(bookmarksApi.data, {})).suggestions.find((page) => page.target === target)!.id,
    search: () => api.call(searchApi.data, {}),
  }
}

describe('GET /api/bookmarks/data', () => {
  it('suggests all pages of the catalogue, about 125', async () => {
    const { suggestions } = await start().read()
    expect(suggestions.length).toBeGreaterThanOrEqual(120)
    expect(suggestions.length).toBeLessThanOrEqual(130)
    for (const page of suggestions) expect(pageEntrySchema.parse(page)).toEqual(page)
    expect(new Set(suggestions.map(({ id }) => id)).size).toBe(suggestions.length)
    expect(new Set(suggestions.map(({ target }) => target)).size).toBe(suggestions.length)
  })

  it('has Email, Chat, Todo and Calendar bookmarked', async () => {
    const { bookmarks, suggestions } = await start().read()
    expect(bookmarks.map(({ title }) => title)).toEqual(['Email', 'Chat', 'Todo', 'Calendar'])
    expect(bookmarks).toEqual(suggestions.filter(({ isBookmarked }) => isBookmarked))
  })
})

describe('POST /api/bookmarks/update', () => {
  it('bookmarks a page, as the last one, and answers nothing', async () => {
    const { toggle, targets, idOf } = start()
    expect(await toggle(await idOf('kanban'))).toEqual({})
    expect(await targets()).toEqual(['email', 'chat', 'todo', 'calendar', 'kanban'])
  })

  it('takes a bookmark away, and puts it last when it comes back', async () => {
    const { toggle, targets, idOf } = start()
    const email = await idOf('email')
    await toggle(email)
    expect(await targets()).toEqual(['chat', 'todo', 'calendar'])
    await toggle(email)
    expect(await targets()).toEqual(['chat', 'todo', 'calendar', 'email'])
  })

  it('is seen by the suggestions and the search', async () => {
    const { toggle, read, search } = start()
    const { suggestions } = await read()
    const [first] = suggestions
    await toggle(first!.id)
    expect((await read()).suggestions[0]).toEqual({ ...first, isBookmarked: true })
    expect((await search()).searchArr[0]!.data[0]).toEqual({ ...first, isBookmarked: true })
  })

  it('takes the id as numeric text too', async () => {
    const { axios, targets, idOf } = start()
    await axios.post('/api/bookmarks/update', { id: String(await idOf('kanban')) })
    expect(await targets()).toContain('kanban')
  })

  it.each([0, 9999, -1, 1.5, 'email', ''])('answers 404 for an id that no page has: %o', async (id) => {
    const { axios, targets } = start()
    expect(await refusal(axios.post('/api/bookmarks/update', { id }))).toEqual({
      status: 404,
      error: 'There is no such page.',
    })
    expect(await targets()).toHaveLength(4)
  })

  it.each([undefined, {}, { id: null }, { id: [] }, []])('answers 400 for a body without an id: %o', async (body) => {
    expect(await refusal(start().axios.post('/api/bookmarks/update', body))).toMatchObject({ status: 400 })
  })
})

describe('POST /api/bookmarks/reorder', () => {
  it('puts the bookmarks in the order of the ids', async () => {
    const { read, reorder, targets } = start()
    const ids = (await read()).bookmarks.map(({ id }) => id).reverse()
    expect((await reorder(ids)).bookmarks.map(({ id }) => id)).toEqual(ids)
    expect(await targets()).toEqual(['calendar', 'todo', 'chat', 'email'])
  })

  it('lets those that are not named follow, and counts one that is named twice once', async () => {
    const { idOf, reorder, targets } = start()
    const todo = await idOf('todo')
    await reorder([todo, todo])
    expect(await targets()).toEqual(['todo', 'email', 'chat', 'calendar'])
    await reorder([])
    expect(await targets()).toEqual(['todo', 'email', 'chat', 'calendar'])
  })

  it('answers 404 for a page that is not bookmarked, and changes nothing', async () => {
    const { idOf, reorder, targets } = start()
    const ids = [await idOf('calendar'), await idOf('kanban')]
    expect(await refusal(reorder(ids))).toEqual({ status: 404, error: 'There is no such bookmark.' })
    expect(await targets()).toEqual(['email', 'chat', 'todo', 'calendar'])
  })

  it.each([{}, { ids: 7 }, { ids: [null] }])('answers 400 for %o', async (body) => {
    expect(await refusal(start().axios.post('/api/bookmarks/reorder', body))).toMatchObject({ status: 400 })
  })
})
