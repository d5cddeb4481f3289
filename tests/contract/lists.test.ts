import { describe, it } from 'vitest'
import { callsOf, modules } from '../../scripts/openapi/operations'
import { listParameters, requiredOf } from './parameters'
import type { Answer } from './server'
import { isAdapted, isChosen, useServer } from './server'

const { send, hold } = useServer()

const nonsense = 'qxzvkjwqzxjvkq'
const most = 100

type Row = Readonly<Record<string, unknown>>

const lists = modules
  .filter(({ key }) => isChosen(key))
  .flatMap((module) =>
    callsOf(module).flatMap(({ endpoint, operation }) => {
      const { method, path } = endpoint
      const known = listParameters(operation)
      const isList = method === 'GET' && !operation.params && requiredOf(operation).length === 0
      return known && isList ? [[`${module.title}: ${method} ${path}`, path, known, module.key] as const] : []
    }),
  )

function rowsOf({ data }: Answer, list: string): Row[] {
  const found: unknown = list === '' ? data : (data as Record<string, unknown> | null)?.[list]
  return Array.isArray(found) ? (found as Row[]) : []
}

const totalOf = ({ data }: Answer) => (data as { total?: number } | null)?.total

/** @returns null for types without a known order, such as amounts and days in texts */
function compare(a: unknown, b: unknown): number | null {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a !== 'string' || typeof b !== 'string') return null
  const isIso = (text: string) => /^\d{4}-\d\d-\d\d/.test(text)
  if (isIso(a) && isIso(b)) return a.localeCompare(b)
  return /\d|^$/.test(a + b) ? null : a.localeCompare(b)
}

const isInOrder = (values: readonly unknown[], turn: 1 | -1) =>
  values.every((value, index) => index === 0 || (compare(values[index - 1], value) ?? 0) * turn <= 0)

const distinct = (values: readonly unknown[]) => [...new Set(values.map((value) => JSON.stringify(value)))]

function valuesOf(row: Row, field: string): string[] {
  const value = row[field]
  return (Array.isArray(value) ? value : [value])
    .filter((one) => ['string', 'number'].includes(typeof one))
    .map(String)
    .filter((one) => one !== '')
}

function letsThrough(row: Row, field: string, wanted: string, isExact: boolean): boolean {
  return valuesOf(row, field).some((value) =>
    isExact ? value === wanted : value.toLowerCase().includes(wanted.toLowerCase()),
  )
}

describe.each(lists)('%s', (_, url, { list, isPaged, columns, orders, searches, filters }, key) => {
  const ask = (params: object) => send({ url, params: isPaged ? { perPage: most, ...params } : params })
  const rowsFor = async (params: object) => rowsOf(await ask(params), list)

  if (isPaged)
    it('pages its rows', async (context) => {
      const both = await ask({ perPage: 2 })
      const total = totalOf(both) ?? 0
      if (total < 2 && rowsOf(both, list).length < 2) context.skip('It has not two rows to page.')
      const keys = (rows: readonly Row[]) => JSON.stringify(rows.map(({ id }) => id))
      const first = await ask({ perPage: 1 })
      const second = await ask({ perPage: 1, page: 2 })
      hold(both, 'as many rows as perPage says', rowsOf(both, list).length === 2)
      hold(first, 'as many rows as perPage says', rowsOf(first, list).length === 1)
      const pages = [...rowsOf(first, list), ...rowsOf(second, list)]
      hold(second, 'the row that follows those of page 1', keys(pages) === keys(rowsOf(both, list)))
      const past = await ask({ page: 999_999 })
      const isEmpty = rowsOf(past, list).length === 0 && totalOf(past) === totalOf(both)
      hold(past, `no rows past the end, and a total of ${String(total)}`, past.status === 200 && isEmpty)
    })

  for (const column of columns)
    it(`sorts by ${column}`, async (context) => {
      if (column === 'id' && isAdapted(key)) context.skip('Its adapter may number rows in any order.')
      const ascending = await ask({ sort: 'asc', sortColumn: column })
      const descending = await ask({ sort: 'desc', sortColumn: column })
      const [up, down] = [ascending, descending].map((answer) => rowsOf(answer, list).map((row) => row[column]))
      if (!up || !down || distinct([...up, ...down]).length < 2) return context.skip('All its rows are the same there.')
      hold(ascending, `rows by ${column}, the least first`, isInOrder(up, 1))
      hold(descending, `rows by ${column}, the greatest first`, isInOrder(down, -1))
      hold(descending, 'another order than the ascending one', distinct([up, down]).length === 2)
    })

  for (const order of orders)
    it(`sorts as ${order} says`, async (context) => {
      const [field = '', direction] = order.split('-')
      const answer = await ask({ sortBy: order })
      const values = rowsOf(answer, list).map((row) => row[field])
      if (distinct(values).length < 2) context.skip('All its rows are the same there.')
      hold(
        answer,
        `rows by ${field}, ${direction === 'asc' ? 'ascending' : 'descending'}`,
        isInOrder(values, direction === 'asc' ? 1 : -1),
      )
    })

  for (const { name, field, isExact } of filters)
    it(`filters by ${name}`, async (context) => {
      const all = await ask({})
      const rows = rowsOf(all, list)
      const values = distinct(rows.flatMap((row) => valuesOf(row, field))).map((text) => JSON.parse(text) as string)
      const fitting = (value: string) => rows.filter((row) => letsThrough(row, field, value, isExact))
      const value = values.find((one) => fitting(one).length < rows.length) ?? values[0]
      if (value === undefined) return context.skip('None of its rows has something there.')
      const answer = await ask({ [name]: isExact ? [value] : value })
      const through = rowsOf(answer, list)
      const isRight = through.length > 0 && through.every((row) => letsThrough(row, field, value, isExact))
      hold(answer, `rows whose ${field} is ${value}, and no others`, isRight)
      if (rows.length < most && isRight)
        hold(answer, `all ${String(fitting(value).length)} of them`, through.length === fitting(value).length)
      const none = await ask({ [name]: isExact ? [nonsense] : nonsense })
      hold(none, 'no rows, as none has that', none.status === 200 && rowsOf(none, list).length === 0)
    })

  for (const name of searches)
    it(`searches by ${name}`, async (context) => {
      const none = await ask({ [name]: nonsense })
      hold(none, 'no rows, as none has that', none.status === 200 && rowsOf(none, list).length === 0)
      const rows = await rowsFor({})
      const field = ['fullName', 'full_name', 'title', 'name', 'subject', 'question', 'text', 'label'].find((one) =>
        rows.some((row) => typeof row[one] === 'string'),
      )
      const row = rows.find((one) => field !== undefined && one[field] !== '')
      if (field === undefined || !row) return context.skip('None of its rows has a name to look for.')
      const answer = await ask({ [name]: String(row[field]) })
      hold(
        answer,
        `the row whose ${field} it is`,
        rowsOf(answer, list).some(({ id }) => id === row.id),
      )
    })
})
