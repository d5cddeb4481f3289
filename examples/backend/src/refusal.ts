import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'

/** An error response, `{"error": …}`: a text, or codes by field (docs/contract.md, "Refusals"). */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode
  readonly error: string | Record<string, string | string[]>

  constructor(status: ContentfulStatusCode, error: Refusal['error']) {
    super(JSON.stringify(error))
    this.status = status
    this.error = error
  }
}

/** Postgres cannot store the character U+0000. */
function rejectNul(_: string, value: unknown): unknown {
  if (typeof value === 'string' && value.includes('\0')) throw new Refusal(400, 'Texts must not contain U+0000.')
  return value
}

/** The messages of our schemas are codes of the contract, such as `tooLong?max=120`. */
function parse<Value>(schema: z.ZodType<Value>, input: unknown): Value {
  JSON.stringify(input, rejectNul)
  const { data, error } = schema.safeParse(input)
  if (!error) return data
  if (error.issues.some(({ path }) => path.length === 0)) throw new Refusal(400, 'The body must be a JSON object.')
  throw new Refusal(400, Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message])))
}

export async function readBody<Value>(c: Context, schema: z.ZodType<Value>): Promise<Value> {
  // Unreadable JSON fails the schema too.
  return parse(schema, await c.req.json<unknown>().catch(() => null))
}

/** An empty parameter counts as missing. @param lists names of parameters that may be repeated */
export function readQuery<Value>(c: Context, schema: z.ZodType<Value>, lists: readonly string[] = []): Value {
  const query = Object.entries(c.req.queries()).map(([name, values]) => {
    const given = values.filter((value) => value !== '')
    return [name, lists.includes(name) ? given : given[0]]
  })
  return parse(schema, Object.fromEntries(query))
}

export const text = (max: number) => z.string('required').trim().min(1, 'required').max(max, `tooLong?max=${max}`)

/** A number or numeric text. Anything else becomes 0: it is refused with 404 like any id that no row has. */
export const id = z
  .union([z.number(), z.string().min(1)], 'required')
  .transform((value) => (/^\d{1,15}$/.test(String(value).trim()) ? Number(value) : 0))
