import type { Endpoint } from '@core/api/endpoint'
import type { z } from '@core/schema'
import { expect, it } from 'vitest'
import { filterNameOf } from '@/views/shared/list/fields'

interface TestedField {
  readonly key: string
  readonly isSortable?: boolean
  readonly choices?: unknown
  readonly filter?: string
  readonly range?: unknown
  readonly ends?: readonly string[]
  readonly isSearchable?: boolean
}

/**
 * Holds the fields of a list against its call.
 * @param row the schema of its rows
 * @param leftOut what the list leaves out: what only pictures, links and other fields are made of
 */
export function testListFields(
  fields: readonly TestedField[],
  { query }: Endpoint,
  row: z.ZodMiniObject,
  leftOut: readonly string[] = ['id'],
): void {
  it('sorts and filters by what the backend can, and by nothing else', () => {
    const sorted = fields.filter(({ isSortable }) => isSortable).map(({ key }) => key)
    const parameters = Object.keys(query?.shape ?? {})
    if (parameters.includes('sortColumn'))
      for (const sortColumn of sorted) expect(query?.safeParse({ sortColumn }).success).toBe(true)
    else expect(sorted).toEqual([])
    const typed = fields.flatMap(({ key, isSearchable, range, ends = [`${key}From`, `${key}To`] }) => {
      if (isSearchable) return [key]
      return range ? ends : []
    })
    const filters = [...fields.filter(({ choices }) => choices).map(filterNameOf), ...typed]
    expect(parameters).toEqual(expect.arrayContaining(filters))
  })

  it('has every field of its rows, but those that are left out on purpose', () => {
    const keys = fields.map(({ key }) => key)
    const missing = Object.keys(row.shape).filter((key) => !keys.includes(key))
    expect(missing.toSorted()).toEqual([...leftOut].toSorted())
  })
}
