import type { ListRules, ListWireQuery } from '@fake-db/kit/listQuery'
import { contains, listQuery } from '@fake-db/kit/listQuery'
import { describe, expect, it } from 'vitest'

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
  it('is by the default column, upwards, as people read: without regard to case, accents beside their letters', () => {
    expect(ids({})).toEqual([2, 3, 4, 1])
  })

  it('is of numbers as numbers', () => {
    expect(ids({ sortColumn: 'age' })).toEqual([2, 1, 4, 3])
  })

  it('downwards keeps equal rows in their order too', () => {
    expect(ids({ sortColumn: 'age', sort: 'desc' })).toEqual([3, 1, 4, 2])
  })

  it.each([{ sort: 'up' }, { sortColumn: 'size' }, { sortColumn: 'toString' }, { sortColumn: '__proto__' }])(
    'is refused by what there is not: %o',
    (query) => {
      expect(() => ids(query)).toThrow(expect.objectContaining({ status: 400 }))
    },
  )

  it('takes what is empty for what is missing', () => {
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

  it('looks at nothing but the texts it is told', () => {
    expect(ids({ q: '100' })).toEqual([])
    expect(ids({ q: '100' }, { searched: ({ age }) => [String(age)] })).toEqual([3])
  })
})

describe('paging', () => {
  it('is by ten, or by what the call says', () => {
    const many = Array.from({ length: 25 }, (_, index) => ({ id: index, name: String(index), age: index }))
    const by = (query: ListWireQuery, perPage?: number) =>
      listQuery(many, { sortColumn: 'id', ...query }, perPage ? { ...rules, perPage } : rules)
    expect(by({}).rows).toHaveLength(10)
    expect(by({}, 9).rows).toHaveLength(9)
    expect(by({ page: '3' }).rows.map(({ id }) => id)).toEqual([20, 21, 22, 23, 24])
    expect(by({ perPage: '100' }).rows).toHaveLength(25)
  })

  it('past the end is empty, and the total counts what the search and the filter let through', () => {
    expect(listQuery(people, { page: '9', q: 'a' }, rules)).toEqual({ rows: [], total: 2 })
    const filter = ({ age }: Person) => age === 31
    expect(listQuery(people, { perPage: '1' }, { ...rules, filter })).toEqual({ rows: [people[3]], total: 2 })
    expect(listQuery(people, { q: 'zo' }, { ...rules, filter })).toEqual({ rows: [people[0]], total: 1 })
    expect(listQuery([], {}, rules)).toEqual({ rows: [], total: 0 })
  })
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
