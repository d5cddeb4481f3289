import { Hono } from 'hono'
import { z } from 'zod'
import type { Database } from './db.ts'
import { isTaken } from './db.ts'
import { id, readBody, readQuery, Refusal, text } from './refusal.ts'
import type { Env } from './session.ts'
import { may } from './session.ts'

const statuses = ['active', 'inactive'] as const

const supplierSchema = z.object({
  id: z.number(),
  name: z.string(),
  status: z.enum(statuses),
  addedAt: z.date().transform((date) => date.toISOString()),
})
const columns = 'id, name, status, added_at as "addedAt"'

const newSupplier = z.object({ name: text(120), status: z.enum(statuses, 'choice') })
const change = newSupplier.partial().extend({ id })
const oneId = z.object({ id })

/** SQL by column: values of a request never become part of a statement. The collation sorts like a dictionary, whatever the language of the database. */
const orders = { id: 'id', name: 'name collate "und-x-icu"', status: 'status', addedAt: 'added_at' }
const count = z.coerce.number('integer').int('integer').min(1, 'min?min=1').max(1_000_000, 'max?max=1000000')

const listQuery = z.object({
  q: z.string().trim().default(''),
  page: count.default(1),
  perPage: count.default(10),
  sort: z.enum(['asc', 'desc'], 'choice').default('asc'),
  sortColumn: z.enum(['id', 'name', 'status', 'addedAt'], 'choice').default('name'),
  status: z.array(z.string()).default([]),
})

type ListQuery = z.infer<typeof listQuery>

/** A pattern of `like` for a text anywhere in a value. */
const anywhere = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`

async function listPage(db: Database, patterns: readonly string[], query: ListQuery) {
  const { page, perPage, sort, sortColumn, status } = query
  const from = `from suppliers where deleted_at is null and name ilike all ($1::text[])
    and (cardinality($2::text[]) = 0 or status = any ($2::text[]))`
  const found = await db.row(z.object({ total: z.number() }), `select count(*)::int as total ${from}`, [
    patterns,
    status,
  ])
  const suppliers = await db.rows(
    supplierSchema,
    `select ${columns} ${from} order by ${orders[sortColumn]} ${sort}, id limit $3 offset $4`,
    [patterns, status, perPage, (page - 1) * perPage],
  )
  return { suppliers, total: found?.total ?? 0 }
}

/** Rows that contain the search as a whole; if there are none, rows that contain each of its words. */
async function list(db: Database, query: ListQuery) {
  const whole = await listPage(db, [anywhere(query.q)], query)
  return whole.total > 0 ? whole : listPage(db, query.q.split(/\s+/).map(anywhere), query)
}

/** Writes a row. The unique index decides about names, so concurrent requests cannot use the same one. */
async function write(db: Database, statement: string, values: unknown[]) {
  try {
    return await db.row(supplierSchema, `${statement} returning ${columns}`, values)
  } catch (error) {
    throw isTaken(error, 'suppliers_name') ? new Refusal(400, { name: 'taken' }) : error
  }
}

/** The module `apps/suppliers`. */
export function supplierRoutes(db: Database) {
  return new Hono<Env>()
    .get('/data', may('read', 'Supplier'), async (c) => c.json(await list(db, readQuery(c, listQuery, ['status']))))

    .post('/add', may('create', 'Supplier'), async (c) => {
      const { name, status } = await readBody(c, newSupplier)
      const supplier = await write(db, 'insert into suppliers (name, status) values ($1, $2)', [name, status])
      return c.json({ supplier }, 201)
    })

    .post('/update', may('update', 'Supplier'), async (c) => {
      const { id, name, status } = await readBody(c, change)
      const supplier = await write(
        db,
        `update suppliers set name = coalesce($2, name), status = coalesce($3, status)
         where id = $1::bigint and deleted_at is null`,
        [id, name, status],
      )
      if (!supplier) throw new Refusal(404, 'No row has the id.')
      return c.json({ supplier })
    })

    .delete('/delete', may('delete', 'Supplier'), async (c) => {
      const { id } = readQuery(c, oneId)
      const deleted = await write(
        db,
        'update suppliers set deleted_at = now() where id = $1::bigint and deleted_at is null',
        [id],
      )
      if (!deleted) throw new Refusal(404, 'No row has the id.')
      return c.json({})
    })

    .post('/restore', may('delete', 'Supplier'), async (c) => {
      const { id } = await readBody(c, oneId)
      const supplier = await write(
        db,
        'update suppliers set deleted_at = null where id = $1::bigint and deleted_at is not null',
        [id],
      )
      if (!supplier) throw new Refusal(404, 'No deleted row has the id.')
      return c.json({ supplier })
    })
}
