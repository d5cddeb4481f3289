import type { Endpoint } from '@core/api/endpoint'
import { expect, it } from 'vitest'
import { createFormatters } from '@/utility/format/formatters'
import { type FieldList, type Namespace, resolveFields } from '@/views/shared/list/defineFields'
import { filtersOf, paramsRulesOf, typedFiltersOf } from '@/views/shared/list/fields'

/** The fields of a list, with keys in place of texts. @param t called with the key of each text */
export const fieldsOf = <Row, Name extends Namespace, Key extends string>(
  list: FieldList<Row, Name, Key>,
  t: (key: string) => string = (key) => key,
) => resolveFields(list, t as never, createFormatters('en'))

/**
 * Compares the fields of a list with the query of its endpoint.
 * @param leftOut fields of the rows that the list leaves out on purpose
 */
export function testListFields<Row, Name extends Namespace, Key extends string>(
  list: FieldList<Row, Name, Key>,
  { query }: Endpoint,
  leftOut: readonly string[] = ['id'],
): void {
  const fields = fieldsOf(list)

  it('sorts and filters by what the backend can, and by nothing else', () => {
    const sorted = paramsRulesOf(fields, [10]).columns
    const parameters = Object.keys(query?.shape ?? {})
    if (parameters.includes('sortColumn'))
      for (const sortColumn of sorted) expect(query?.safeParse({ sortColumn }).success).toBe(true)
    else expect(sorted).toEqual([])
    const typed = typedFiltersOf(fields).flatMap(({ names }) => names)
    const filters = [...filtersOf(fields).map(({ name }) => name), ...typed]
    expect(parameters).toEqual(expect.arrayContaining(filters))
  })

  it('has every field of its rows, but those that are left out on purpose', () => {
    const missing = Object.keys(list.schema.shape).filter((key) => !(key in fields))
    expect(missing.toSorted()).toEqual([...leftOut].toSorted())
  })
}
