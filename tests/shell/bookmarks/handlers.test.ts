import type { CataloguePage } from '@fake-db/shell/search/page'
import { describe, expect, it } from 'vitest'
import { bookmarksApi } from '@/redux/shell/bookmarks/contract'
import { searchApi } from '@/redux/shell/search/contract'
import { pageEntrySchema } from '@/redux/shell/search/schema'
import { refusal, startBackend } from '../../support/backend'

const modules = import.meta.glob<readonly CataloguePage[]>('../../../src/@fake-db/*/*/pages.ts', {
  import: 'pages',
  eager: true,
})

const first = Object.values(modules)
  .flat()
  .flatMap(({ target, bookmark }) => (bookmark === undefined ? [] : [{ target, bookmark }]))
  .sort((a, b) => a.bookmark - b.bookmark)
  .map(({ target }) => target)

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
    free: async () => (await api.call(bookmarksApi.data, {})).suggestions.find((page) => !page.isBookmarked)!,
    search: () => api.call(searchApi.data, {}),
  }
}

describe('GET /api/bookmarks/data', () => {
  it('suggests all pages of the catalog', async () => {
    const { suggestions } = await start().read()
    expect(suggestions.map(({ target }) => target)).toEqual(expect.arrayContaining(first))
    for (const page of suggestions) expect(pageEntrySchema.parse(page)).toEqual(page)
    expect(new Set(suggestions.map(({ id }) => id)).size).toBe(suggestions.length)
    expect(new Set(suggestions.map(({ target }) => target)).size).toBe(suggestions.length)
  })

  it('has the default bookmarks of the modules, in their order', async () => {
    const { bookmarks, suggestions } = await start().read()
    expect(first.length).toBeGreaterThan(1)
    expect(bookmarks.map(({ target }) => target)).toEqual(first)
    expect(suggestions.filter(({ isBookmarked }) => isBookmarked)).toEqual(expect.arrayContaining(bookmarks))
    expect(suggestions.filter(({ isBookmarked }) => isBookmarked)).toHaveLength(first.length)
  })
})

describe('POST /api/bookmarks/update', () => {
  it('adds a page at the end, and responds with nothing', async () => {
    const { toggle, targets, free } = start()
    const { id, target } = await free()
    expect(await toggle(id)).toEqual({})
    expect(await targets()).toEqual([...first, target])
  })

  it('removes a bookmark, and adds it at the end again', async () => {
    const { toggle, targets, idOf } = start()
    const [target = '', ...others] = first
    const id = await idOf(target)
    await toggle(id)
    expect(await targets()).toEqual(others)
    await toggle(id)
    expect(await targets()).toEqual([...others, target])
  })

  it('affects suggestions and search', async () => {
    const { toggle, read, search, free } = start()
    const page = await free()
    await toggle(page.id)
    const bookmarked = { ...page, isBookmarked: true }
    expect((await read()).suggestions).toContainEqual(bookmarked)
    expect((await search()).searchArr[0]!.data).toContainEqual(bookmarked)
  })

  it.each([0, 9999, -1, 1.5, 'email', ''])('responds 404 to an unknown id: %o', async (id) => {
    const { axios, targets } = start()
    expect(await refusal(axios.post('/api/bookmarks/update', { id }))).toEqual({
      status: 404,
      error: 'Page not found.',
    })
    expect(await targets()).toEqual(first)
  })

  it.each([undefined, {}, { id: null }, { id: [] }, []])('responds 400 to a body without an id: %o', async (body) => {
    expect(await refusal(start().axios.post('/api/bookmarks/update', body))).toMatchObject({ status: 400 })
  })
})

describe('POST /api/bookmarks/reorder', () => {
  it('sorts the bookmarks by the given ids', async () => {
    const { read, reorder, targets } = start()
    const ids = (await read()).bookmarks.map(({ id }) => id).reverse()
    expect((await reorder(ids)).bookmarks.map(({ id }) => id)).toEqual(ids)
    expect(await targets()).toEqual(first.toReversed())
  })

  it('appends missing ones, and counts duplicates once', async () => {
    const { idOf, reorder, targets } = start()
    const last = first.at(-1) ?? ''
    const id = await idOf(last)
    await reorder([id, id])
    expect(await targets()).toEqual([last, ...first.slice(0, -1)])
    await reorder([])
    expect(await targets()).toEqual([last, ...first.slice(0, -1)])
  })

  it('responds 404 to a page without a bookmark, and changes nothing', async () => {
    const { idOf, free, reorder, targets } = start()
    const ids = [await idOf(first.at(-1) ?? ''), (await free()).id]
    expect(await refusal(reorder(ids))).toEqual({ status: 404, error: 'Bookmark not found.' })
    expect(await targets()).toEqual(first)
  })

  it.each([{}, { ids: 7 }, { ids: [null] }])('responds 400 to %o', async (body) => {
    expect(await refusal(start().axios.post('/api/bookmarks/reorder', body))).toMatchObject({ status: 400 })
  })
})
