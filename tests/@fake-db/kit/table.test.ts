import { createEnv } from '@fake-db/kit/env'
import { createMap, createTable, withChange } from '@fake-db/kit/table'
import { describe, expect, it } from 'vitest'

interface Task {
  id: number
  title: string
  note?: string | null
}

const seed: readonly Task[] = Object.freeze(
  ['tea', 'milk', 'bread', 'salt', 'figs'].map((title, index) => Object.freeze({ id: index + 1, title })),
)

const env = () =>
  createEnv(
    () => new Date(0),
    () => 0,
  )
const create = () => createTable<Task>(env(), 'tasks', seed, 'task')
const titles = (table: ReturnType<typeof create>) => table.rows().map(({ title }) => title)
const missing = expect.objectContaining({ status: 404, error: 'Task not found.' }) as Error

describe('a table', () => {
  it('finds a row by its id, or throws', () => {
    expect(create().get(2)).toEqual({ id: 2, title: 'milk' })
    for (const id of [0, 99, NaN, 1.5]) expect(() => create().get(id)).toThrow(missing)
  })

  it('appends or inserts rows', () => {
    const table = create()
    table.insert([{ id: 6, title: 'oil' }])
    table.insert([{ id: 7, title: 'rice' }], 0)
    expect(titles(table)).toEqual(['rice', 'tea', 'milk', 'bread', 'salt', 'figs', 'oil'])
  })

  it('updates several rows at once, each separately, or none', () => {
    const table = create()
    table.updateMany([3, 1, 3], ({ title }) => ({ note: title.toUpperCase() }))
    expect(table.rows().map(({ note }) => note)).toEqual(['TEA', undefined, 'BREAD', undefined, undefined])
    const before = table.rows()
    expect(() => table.updateMany([2, 99], () => ({ note: 'lost' }))).toThrow(missing)
    expect(table.rows()).toEqual(before)
  })

  it.each(['updateMany', 'remove', 'restore'] as const)(
    'reads each of ten thousand rows only a few times: %s',
    (operation) => {
      const length = 10_000
      let reads = 0
      const rows = Array.from({ length }, (_, index) => ({
        get id() {
          reads += 1
          return index
        },
        title: 'task',
      }))
      const table = createTable<Task>(env(), 'tasks', rows, 'task')
      const ids = rows.map((_, index) => index)
      if (operation === 'restore') table.remove(ids)
      reads = 0
      if (operation === 'updateMany') table.updateMany(ids, () => ({ note: 'done' }))
      else table[operation](ids)
      // A search per row would read half of the table each time.
      expect(reads).toBeLessThanOrEqual(5 * length)
      expect(table.rows()).toHaveLength(operation === 'remove' ? 0 : length)
    },
  )

  it('updates only the given fields', () => {
    const table = create()
    expect(table.update(1, { note: 'green' })).toEqual({ id: 1, title: 'tea', note: 'green' })
    expect(table.update(1, { title: undefined, note: null })).toEqual({ id: 1, title: 'tea', note: null })
    expect(table.get(1)).toEqual({ id: 1, title: 'tea', note: null })
    expect(() => table.update(99, {})).toThrow(missing)
  })

  it('moves a row to the position of another', () => {
    const table = create()
    table.move(1, 3)
    expect(titles(table)).toEqual(['milk', 'bread', 'tea', 'salt', 'figs'])
    table.move(5, 2)
    expect(titles(table)).toEqual(['figs', 'milk', 'bread', 'tea', 'salt'])
    table.move(2, 4)
    expect(titles(table)).toEqual(['figs', 'bread', 'tea', 'salt', 'milk'])
    table.move(4, 4)
    expect(titles(table)).toEqual(['figs', 'bread', 'tea', 'salt', 'milk'])
    expect(() => table.move(1, 99)).toThrow(missing)
    expect(() => table.move(99, 1)).toThrow(missing)
    expect(titles(table)).toEqual(['figs', 'bread', 'tea', 'salt', 'milk'])
  })

  it('removes all given rows or none', () => {
    const table = create()
    expect(() => table.remove([1, 99])).toThrow(missing)
    expect(table.rows()).toHaveLength(5)
    table.remove([1, 3, 3])
    expect(titles(table)).toEqual(['milk', 'salt', 'figs'])
    expect(() => table.remove([1])).toThrow(missing)
  })

  it('never mutates returned rows, nor the seed', () => {
    const table = create()
    const before = table.rows()
    table.update(1, { title: 'coffee' })
    table.remove([2])
    table.insert([{ id: 9, title: 'oil' }])
    expect(before).toEqual(seed)
    expect(titles(create())).toEqual(['tea', 'milk', 'bread', 'salt', 'figs'])
  })
})

describe('restoring', () => {
  const idsIn = (text: string) => text.split('').map(Number)

  it.each([
    ['12', '21'],
    ['513', '351'],
    ['12345', '54321'],
  ])('rows removed together, %s as %s, restores the order', (removed, restored) => {
    const table = create()
    table.remove(idsIn(removed))
    expect(table.restore(idsIn(restored)).map(({ id }) => id)).toEqual(idsIn(restored))
    expect(table.rows()).toEqual(seed)
  })

  it.each([
    ['12', '12'],
    ['213', '321'],
    ['451', '415'],
  ])('rows removed one by one, %s as %s, restores the order', (removed, restored) => {
    const table = create()
    for (const id of idsIn(removed)) table.remove([id])
    for (const id of idsIn(restored)) table.restore([id])
    expect(table.rows()).toEqual(seed)
  })

  it('finds the position among later changes, and the last state of the row', () => {
    const table = create()
    table.update(3, { note: 'rye' })
    table.remove([3])
    table.insert([{ id: 6, title: 'oil' }], 0)
    table.remove([4])
    table.insert([{ id: 7, title: 'rice' }], 3)
    table.restore([3])
    expect(titles(table)).toEqual(['oil', 'tea', 'milk', 'bread', 'rice', 'figs'])
    expect(table.get(3)).toEqual({ id: 3, title: 'bread', note: 'rye' })
  })

  it('works once, and only for removed rows', () => {
    const table = create()
    table.remove([3])
    expect(() => table.restore([3, 4])).toThrow(expect.objectContaining({ status: 404 }))
    expect(table.rows()).toHaveLength(4)
    table.restore([3, 3])
    expect(() => table.restore([3])).toThrow(expect.objectContaining({ status: 404 }))
    expect(table.rows()).toEqual(seed)
  })

  it('never assigns the id of a removed row to another', () => {
    const table = create()
    table.remove([5])
    table.insert([{ id: table.nextId(), title: 'oil' }])
    table.restore([5])
    expect(titles(table)).toEqual(['tea', 'milk', 'bread', 'salt', 'figs', 'oil'])
  })
})

describe('a change', () => {
  it('skips missing fields, and applies null, false and empty values', () => {
    const row = { id: 1, title: 'tea', isDone: true, note: 'x' as string | null }
    expect(withChange(row, { title: '', isDone: false, note: null })).toEqual({
      id: 1,
      title: '',
      isDone: false,
      note: null,
    })
    expect(withChange(row, { title: undefined })).toEqual(row)
    expect(row.title).toBe('tea')
  })
})

describe('a map', () => {
  it('is changed separately, and never mutates returned values', () => {
    const map = createMap(env(), 'map', [['tea', 1]])
    const keys = map.keys()
    map.set('milk', 2)
    map.set('tea', 3)
    expect(map.get('tea')).toBe(3)
    expect([...map.values()]).toEqual([3, 2])
    map.delete('tea')
    map.delete('salt')
    expect(map.get('tea')).toBeUndefined()
    expect([...map.keys()]).toEqual(['milk'])
    expect([...keys]).toEqual(['tea'])
  })
})
