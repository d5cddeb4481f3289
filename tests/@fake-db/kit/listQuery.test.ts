import type { ListRules, ListWireQuery } from '@fake-db/kit/listQuery'
import { contains, listQuery } from '@fake-db/kit/listQuery'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../support/random'

interface Person {
  id: number
  name: string
  age: number
}

const rules: ListRules<Person, 'id' | 'name' | 'age'> = {
  searched: ({ name }) => [name],
  columns: { id: ({ id }) => id, name: ({ name }) => name, age: ({ age }) => age },
  defaultColumn: 'name',
}

const people: Person[] = [
  { id: 1, name: 'Zoë', age: 31 },
  { id: 2, name: 'adam', age: 9 },
  { id: 3, name: 'Émile', age: 100 },
  { id: 4, name: 'Eva', age: 31 },
]

const ids = (query: ListWireQuery, given: Partial<typeof rules> = {}) =>
  listQuery(people, query, { ...rules, ...given }).rows.map(({ id }) => id)

describe('sorting', () => {
  it('defaults to the default column, ascending, ignoring case, accents beside their letters', () => {
    expect(ids({})).toEqual([2, 3, 4, 1])
  })

  it('compares numbers as numbers', () => {
    expect(ids({ sortColumn: 'age' })).toEqual([2, 1, 4, 3])
  })

  it('keeps equal rows in order when descending, too', () => {
    expect(ids({ sortColumn: 'age', sort: 'desc' })).toEqual([3, 1, 4, 2])
  })

  it.each([{ sort: 'up' }, { sortColumn: 'size' }, { sortColumn: 'toString' }, { sortColumn: '__proto__' }])(
    'rejects unknown columns: %o',
    (query) => {
      expect(() => ids(query)).toThrow(expect.objectContaining({ status: 400 }))
    },
  )

  it('treats empty like missing', () => {
    expect(ids({ q: '', page: '', perPage: '', sort: '', sortColumn: '' })).toEqual(ids({}))
  })
})

describe('searching', () => {
  it.each([
    ['e', [3, 4]],
    ['É', [3]],
    ['  ADAM ', [2]],
    ['nobody', []],
  ])('for %s finds %o', (q, found) => {
    expect(ids({ q }).sort()).toEqual(found)
  })

  it('searches only the given texts', () => {
    expect(ids({ q: '100' })).toEqual([])
    expect(ids({ q: '100' }, { searched: ({ age }) => [String(age)] })).toEqual([3])
  })
})

describe('paging', () => {
  it('defaults to ten rows', () => {
    const many = Array.from({ length: 25 }, (_, index) => ({ id: index, name: String(index), age: index }))
    const by = (query: ListWireQuery, perPage?: number) =>
      listQuery(many, { sortColumn: 'id', ...query }, perPage ? { ...rules, perPage } : rules)
    expect(by({}).rows).toHaveLength(10)
    expect(by({}, 9).rows).toHaveLength(9)
    expect(by({ page: '3' }).rows.map(({ id }) => id)).toEqual([20, 21, 22, 23, 24])
    expect(by({ perPage: '100' }).rows).toHaveLength(25)
  })

  it('past the end returns no rows, and the correct total', () => {
    expect(listQuery(people, { page: '9', q: 'a' }, rules)).toEqual({ rows: [], total: 2 })
  })

  it.each(['0', '-1', 'abc', '1.5'])('rejects page %s with 400', (page) => {
    expect(() => ids({ page })).toThrow(expect.objectContaining({ status: 400 }))
    expect(() => ids({ perPage: page })).toThrow(expect.objectContaining({ status: 400 }))
  })

  it('of an empty table returns an empty page', () => {
    expect(listQuery<Person, 'id' | 'name' | 'age'>([], {}, rules)).toEqual({ rows: [], total: 0 })
  })
})

/** A plain implementation to compare with. */
function reference(rows: readonly Person[], query: Record<string, string>, wanted: number | null) {
  const matching: Person[] = []
  for (const row of rows) {
    const isFound = row.name.toLowerCase().includes(query.q!.trim().toLowerCase())
    if (isFound && (wanted === null || row.age === wanted)) matching.push(row)
  }
  const column = query.sortColumn as keyof Person
  // Insertion sort, which is stable.
  const sorted: Person[] = []
  for (const row of matching) {
    const isBefore = (other: Person) => {
      const [a, b] = query.sort === 'desc' ? [other[column], row[column]] : [row[column], other[column]]
      return typeof a === 'number' ? a < Number(b) : a.localeCompare(String(b)) < 0
    }
    const index = sorted.findIndex(isBefore)
    sorted.splice(index === -1 ? sorted.length : index, 0, row)
  }
  const page: Person[] = []
  const first = (Number(query.page) - 1) * Number(query.perPage)
  for (let place = first; place < first + Number(query.perPage); place += 1) {
    const row = sorted[place]
    if (row) page.push(row)
  }
  return { rows: page, total: matching.length }
}

it('equals a plain implementation for any rows and query', () => {
  const random = createRandom(20260513)
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value
  const names = ['Ada', 'ada', 'Änne', 'Zoë', 'Łukasz', '李娜', 'ليلى', 'Bo', 'bo', '', ' Bo ', 'Ada-10', 'Ada-9']
  for (let round = 0; round < 500; round += 1) {
    const rows = Array.from({ length: Math.floor(random() * 30) }, (_, id) => ({
      id,
      name: pick(names),
      age: pick([1, 2, 10, 11, 100]),
    }))
    const query = {
      q: pick(['', '', 'a', 'A', ' bo ', '-1', 'ö', '李']),
      page: String(1 + Math.floor(random() * 4)),
      perPage: String(1 + Math.floor(random() * 12)),
      sort: pick(['asc', 'desc']),
      sortColumn: pick(['id', 'name', 'age']),
    }
    const wanted = pick<number | null>([null, null, 10])
    const before = structuredClone(rows)
    const found = listQuery(rows, query, { ...rules, filter: ({ age }) => wanted === null || age === wanted })
    expect(found, JSON.stringify({ rows, query, wanted })).toEqual(reference(rows, query, wanted))
    expect(rows).toEqual(before)
  }
})

describe('containing', () => {
  it.each([
    [['Tea'], '', true],
    [[], '', true],
    [[], 'tea', false],
    [['Green Tea'], ' TEA ', true],
    [['Te', 'a'], 'tea', false],
    [['100 %'], '%', true],
    [['a.b'], 'a*b', false],
  ])('%o contains %o: %s', (texts, q, expected) => {
    expect(contains(texts, q)).toBe(expected)
  })
})
