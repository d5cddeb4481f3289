import { Hono } from 'hono'
import { z } from 'zod'
import { query } from './database.ts'
import { Problem } from './problem.ts'
import { requireUser } from './session.ts'

const columns = 'id, legal_name, is_active, created_at'
const body = z.object({
  legal_name: z.string().trim().min(1).max(120),
  is_active: z.boolean(),
  created_at: z.iso.datetime().optional(),
})

/** Expression and type of each sortable column. */
const orders = {
  legal_name: ['lower(legal_name)', 'text'],
  is_active: ['is_active', 'boolean'],
  created_at: ['created_at', 'timestamptz'],
} as const
const listQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  /** The `next_cursor` of an earlier page, of the same query. */
  cursor: z.string().optional(),
  q: z.string().optional(),
  is_active: z.stringbool().optional(),
  sort: z.templateLiteral([z.enum(['', '-']), z.enum(['legal_name', 'is_active', 'created_at'])]).default('legal_name'),
})
const cursorSchema = z.tuple([z.string(), z.uuid()])

const readCursor = (cursor: string) => cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
const writeCursor = (position: readonly unknown[]) => Buffer.from(JSON.stringify(position)).toString('base64url')

async function list(search: Record<string, string>) {
  const { limit, cursor, q, is_active, sort } = listQuery.parse(search)
  const [order, type] = orders[sort.replace('-', '') as keyof typeof orders]
  const [direction, after] = sort.startsWith('-') ? ['desc', '<'] : ['asc', '>']
  const filter = `($1::text is null or position(lower($1) in lower(legal_name)) > 0)
    and ($2::boolean is null or is_active = $2)`
  const values = [q ?? null, is_active ?? null]
  const [count] = await query<{ total: number }>(`select count(*)::int as total from suppliers where ${filter}`, values)
  // The next page starts after the values of the last row, wherever that row is by then.
  const found = await query<{ position: string; id: string }>(
    `select ${columns}, ${order}::text as position from suppliers
     where ${filter} and ($3::text is null or (${order}, id) ${after} ($3::${type}, $4::uuid))
     order by ${order} ${direction}, id ${direction} limit ${limit + 1}`,
    [...values, ...(cursor === undefined ? [null, null] : readCursor(cursor))],
  )
  const items = found.slice(0, limit)
  const last = items.at(-1)
  return {
    items: items.map(({ position, ...row }) => row),
    next_cursor: found.length > limit && last ? writeCursor([last.position, last.id]) : null,
    total_count: count?.total ?? 0,
  }
}

async function write(sql: string, values: readonly unknown[]) {
  const [row] = await query<{ is_new?: boolean }>(sql, values)
  if (!row) throw new Problem(404, 'No supplier has this id.')
  return row
}

function idOf(text: string): string {
  const { data } = z.uuid().safeParse(text)
  if (data === undefined) throw new Problem(404, 'No supplier has this id.')
  return data
}

export const suppliers = new Hono()
  .use(requireUser)
  .get('/', async (context) => context.json(await list(context.req.query())))
  .post('/', async (context) => {
    const { legal_name, is_active } = body.parse(await context.req.json())
    const sql = `insert into suppliers (legal_name, is_active) values ($1, $2) returning ${columns}`
    return context.json(await write(sql, [legal_name, is_active]), 201)
  })
  /** Creates or replaces a supplier under the caller's id, so that repeating the request changes nothing. */
  .put('/:id', async (context) => {
    const { legal_name, is_active, created_at } = body.parse(await context.req.json())
    const { is_new, ...row } = await write(
      `insert into suppliers (${columns}) values ($1, $2, $3, coalesce($4, now()))
       on conflict (id) do update set legal_name = $2, is_active = $3
       returning ${columns}, xmax = 0 as is_new`,
      [idOf(context.req.param('id')), legal_name, is_active, created_at ?? null],
    )
    return context.json(row, is_new ? 201 : 200)
  })
  .patch('/:id', async (context) => {
    const { legal_name, is_active } = body.partial().parse(await context.req.json())
    const sql = `update suppliers set legal_name = coalesce($2, legal_name), is_active = coalesce($3, is_active)
                 where id = $1 returning ${columns}`
    return context.json(await write(sql, [idOf(context.req.param('id')), legal_name ?? null, is_active ?? null]))
  })
  .delete('/:id', async (context) => {
    await write('delete from suppliers where id = $1 returning id', [idOf(context.req.param('id'))])
    return context.body(null, 204)
  })
