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

/** Default bookmarks, as declared by their modules. */
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
  it('suggests all pages of the catalogue', async () => {
    const { suggestions } = await start().read()
    expect(suggestions.map(({ target }) => target)).toEqual(expect.arrayContaining(first))
    for (const page of suggestions) expect(pageEntrySchema.parse(page)).toEqual(page)
    expect(new Set(suggestions.map(({ id }) => id)).size).toBe(suggestions.length)
    expect(new Set(suggestions.map(({ target }) => target)).size).toBe(suggestions.length)
  })

  it('has those bookmarked that their modules want to be, in the order of their wishes', async () => {
    const { bookmarks, suggestions } = await start().read()
    expect(first.length).toBeGreaterThan(1)
    expect(bookmarks.map(({ target }) => target)).toEqual(first)
    expect(suggestions.filter(({ isBookmarked }) => isBookmarked)).toEqual(expect.arrayContaining(bookmarks))
    expect(suggestions.filter(({ isBookmarked }) => isBookmarked)).toHaveLength(first.length)
  })
})

describe('POST /api/bookmarks/update', () => {
  it('bookmarks a page, as the last one, and answers nothing', async () => {
    const { toggle, targets, free } = start()
    const { id, target } = await free()
    expect(await toggle(id)).toEqual({})
    expect(await targets()).toEqual([...first, target])
  })

  it('takes a bookmark away, and puts it last when it comes back', async () => {
    const { toggle, targets, idOf } = start()
    const [target = '', ...others] = first
    const id = await idOf(target)
    await toggle(id)
    expect(await targets()).toEqual(others)
    await toggle(id)
    expect(await targets()).toEqual([...others, target])
  })

  it('is seen by the suggestions and the search', async () => {
    const { toggle, read, search, free } = start()
    const page = await free()
    await toggle(page.id)
    const bookmarked = { ...page, isBookmarked: true }
    expect((await read()).suggestions).toContainEqual(bookmarked)
    expect((await search()).searchArr[0]!.data).toContainEqual(bookmarked)
  })

  it.each([0, 9999, -1, 1.5, 'email', ''])('answers 404 for an id that no page has: %o', async (id) => {
    const { axios, targets } = start()
    expect(await refusal(axios.post('/api/bookmarks/update', { id }))).toEqual({
      status: 404,
      error: 'Page not found.',
    })
    expect(await targets()).toEqual(first)
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
    expect(await targets()).toEqual(first.toReversed())
  })

  it('lets those that are not named follow, and counts one that is named twice once', async () => {
    const { idOf, reorder, targets } = start()
    const last = first.at(-1) ?? ''
    const id = await idOf(last)
    await reorder([id, id])
    expect(await targets()).toEqual([last, ...first.slice(0, -1)])
    await reorder([])
    expect(await targets()).toEqual([last, ...first.slice(0, -1)])
  })

  it('answers 404 for a page that is not bookmarked, and changes nothing', async () => {
    const { idOf, free, reorder, targets } = start()
    const ids = [await idOf(first.at(-1) ?? ''), (await free()).id]
    expect(await refusal(reorder(ids))).toEqual({ status: 404, error: 'Bookmark not found.' })
    expect(await targets()).toEqual(first)
  })

  it.each([{}, { ids: 7 }, { ids: [null] }])('answers 400 for %o', async (body) => {
    expect(await refusal(start().axios.post('/api/bookmarks/reorder', body))).toMatchObject({ status: 400 })
  })
})
