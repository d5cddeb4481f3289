import { describe, expect, it } from 'vitest'
import { galleryApi } from '@/redux/forms/gallery/contract'
import { autocompleteItemSchema, selectOptionSchema } from '@/redux/forms/gallery/schema'
import { startBackend } from '../../support/backend'

function start() {
  const { api, axios } = startBackend()
  return {
    axios,
    labels: async (query?: string) =>
      (await api.call(galleryApi.options, { query: query === undefined ? {} : { query } })).map(({ label }) => label),
  }
}

describe('GET /api/select/data', () => {
  it('has a hundred options, each with a unique id and value', async () => {
    const { data } = await start().axios.get<unknown[]>('/api/select/data')
    expect(data).toHaveLength(100)
    const options = data.map((option) => selectOptionSchema.parse(option))
    expect(options).toEqual(data)
    for (const field of ['id', 'value', 'label'] as const) {
      expect(new Set(options.map((option) => option[field])).size).toBe(100)
    }
    for (const { value, label } of options) {
      expect(value).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(label).toBe(label.trim())
    }
  })

  it('filters by label, ignoring case, and accents if the query has none', async () => {
    const { labels } = start()
    expect(await labels('NIGHT')).toEqual(['It Happened One Night', 'The Night of the Hunter', 'Nights of Cabiria'])
    expect(await labels('  häxan ')).toEqual(['Häxan'])
    expect(await labels('haxan')).toEqual(['Häxan'])
    expect(await labels('.')).toEqual([
      'The Cabinet of Dr. Caligari',
      'Sherlock Jr.',
      'Steamboat Bill, Jr.',
      'Umberto D.',
    ])
  })

  it('returns all for an empty query, and none without a match', async () => {
    const { labels } = start()
    expect(await labels('')).toEqual(await labels())
    expect(await labels('   ')).toHaveLength(100)
    expect(await labels('no such film')).toEqual([])
  })
})

describe('GET /api/autocomplete/data', () => {
  it('has a hundred items, sorted by rank, which is a text', async () => {
    const { autoComplete } = await startBackend().api.call(galleryApi.items, {})
    expect(autoComplete.map((item) => autocompleteItemSchema.parse(item))).toEqual(autoComplete)
    expect(autoComplete.map(({ rank }) => rank)).toEqual(Array.from({ length: 100 }, (_, index) => String(index + 1)))
    expect(new Set(autoComplete.map(({ title }) => title)).size).toBe(100)
    expect(autoComplete[78]).toEqual({ id: 79, title: 'Gold', rank: '79' })
  })
})
