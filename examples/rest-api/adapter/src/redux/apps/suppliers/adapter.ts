import { defineAdapter, ErrorResponse } from '@core/api/adapter'
import { type Call, type CallArgs, del, get, patch, post, put } from '@core/api/endpoint'
import { z } from '@core/schema'
import { problemReader } from '@/redux/app/problem'
import { suppliersApi } from './contract'
import { type NewSupplier, statuses, type Supplier } from './schema'

const valuesSchema = z.object({ legal_name: z.string(), is_active: z.boolean() })
const rowSchema = z.extend(valuesSchema, { id: z.string(), created_at: z.string() })
const searchSchema = z.object({
  q: z.optional(z.string()),
  is_active: z.optional(z.boolean()),
  sort: z.string(),
})
type Row = z.infer<typeof rowSchema>
type Search = z.infer<typeof searchSchema>
type ListQuery = CallArgs<typeof suppliersApi.list>['query']

const restApi = {
  list: get('/suppliers')
    .query(z.extend(searchSchema, { limit: z.int(), cursor: z.optional(z.string()) }))
    .returns(z.object({ items: z.array(rowSchema), next_cursor: z.nullable(z.string()), total_count: z.int() })),
  add: post('/suppliers').body(valuesSchema).returns(rowSchema),
  change: patch('/suppliers/:id').body(valuesSchema).returns(rowSchema),
  put: put('/suppliers/:id').body(rowSchema).returns(rowSchema),
  remove: del('/suppliers/:id').returns(),
}
const mostRows = 100

/** The contract has numeric ids. Each uuid gets the next number, until the page is reloaded. */
const numbers = new Map<string, number>()
const rows = new Map<number, Row>()
const deleted = new Set<number>()

function toSupplier(row: Row): Supplier {
  const id = numbers.get(row.id) ?? numbers.size + 1
  numbers.set(row.id, id)
  rows.set(id, row)
  return { id, name: row.legal_name, status: row.is_active ? 'active' : 'inactive', addedAt: row.created_at }
}

const toValues = ({ name, status }: NewSupplier) => ({ legal_name: name, is_active: status === 'active' })

function rowOf(id: number): Row {
  const row = rows.get(id)
  if (!row) throw new ErrorResponse(404, 'No supplier has this id.')
  return row
}

const columns = { id: 'created_at', name: 'legal_name', status: 'is_active', addedAt: 'created_at' }

/** @returns null if no status matches */
function toSearch({ q, status, sort, sortColumn = 'name' }: ListQuery): Search | null {
  const chosen = statuses.filter((one) => !status?.length || status.includes(one))
  if (chosen.length === 0) return null
  // `false` precedes `true`, but `active` precedes `inactive`.
  const isReversed = (sort === 'desc') !== (sortColumn === 'status')
  return {
    ...(q && { q }),
    ...(chosen.length === 1 && { is_active: chosen[0] === 'active' }),
    sort: `${isReversed ? '-' : ''}${columns[sortColumn]}`,
  }
}

/** Cursors of the latest search, by the number of rows before them. */
let known = { search: '', cursors: new Map<number, string>() }

function forgetCursors(search = '') {
  known = { search, cursors: new Map() }
}

/** Pages have numbers, cursors only lead on. Continues at the nearest known cursor before `start`. */
async function walk(search: Search, start: number, end: number, call: Call) {
  const key = JSON.stringify(search)
  if (start === 0 || known.search !== key) forgetCursors(key)
  const { cursors } = known
  const found: Row[] = []
  let at = Math.max(0, ...[...cursors.keys()].filter((position) => position <= start))
  for (;;) {
    const cursor = cursors.get(at)
    const limit = Math.min(end - at, mostRows)
    const page = await call(restApi.list, { query: { ...search, limit, ...(cursor !== undefined && { cursor }) } })
    found.push(...page.items.slice(Math.max(0, start - at)))
    at += page.items.length
    if (page.next_cursor !== null) cursors.set(at, page.next_cursor)
    if (page.next_cursor === null || at >= end) return { suppliers: found.map(toSupplier), total: page.total_count }
  }
}

export const adapter = defineAdapter(
  suppliersApi,
  {
    async list({ query }, call) {
      const { page = 1, perPage = 10 } = query
      const search = toSearch(query)
      return search ? walk(search, (page - 1) * perPage, page * perPage, call) : { suppliers: [], total: 0 }
    },

    async add({ body }, call) {
      forgetCursors()
      return { supplier: toSupplier(await call(restApi.add, { body: toValues(body) })) }
    },

    async update({ body }, call) {
      forgetCursors()
      const { id } = rowOf(body.id)
      return { supplier: toSupplier(await call(restApi.change, { params: { id }, body: toValues(body) })) }
    },

    async remove({ query }, call) {
      forgetCursors()
      const { id } = rowOf(query.id)
      await call(restApi.remove, { params: { id } })
      deleted.add(query.id)
      return {}
    },

    /** This API has no Undo. A PUT creates the row again, under its own id. */
    async restore({ body }, call) {
      forgetCursors()
      if (!deleted.has(body.id)) throw new ErrorResponse(404, 'No deleted supplier has this id.')
      const row = rowOf(body.id)
      const supplier = toSupplier(await call(restApi.put, { params: { id: row.id }, body: row }))
      deleted.delete(body.id)
      return { supplier }
    },
  },
  problemReader({ '/legal_name': 'name', '/is_active': 'status' }),
)
