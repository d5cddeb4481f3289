import type { Context } from 'hono'
import { z } from 'zod'

interface FieldError {
  /** JSON pointer into the body, such as `/legal_name`. */
  readonly pointer: string
  readonly code: string
  readonly detail: string
}

const duplicateSchema = z.object({ code: z.literal('23505'), table: z.string(), constraint: z.string() })

/** Error response in the format of RFC 9457. */
export class Problem extends Error {
  readonly status: 401 | 403 | 404 | 422
  readonly errors: readonly FieldError[]

  constructor(status: Problem['status'], title: string, errors: readonly FieldError[] = []) {
    super(title)
    this.status = status
    this.errors = errors
  }
}

const invalid = (errors: readonly FieldError[]) => new Problem(422, 'The request has invalid fields.', errors)

function toProblem(thrown: Error): Problem | null {
  if (thrown instanceof Problem) return thrown
  if (thrown instanceof SyntaxError) return new Problem(422, 'The request has invalid JSON.')
  if (thrown instanceof z.ZodError)
    return invalid(
      thrown.issues.map(({ path, code, message }) => ({ pointer: `/${path.join('/')}`, code, detail: message })),
    )
  // A unique index of Postgres. Its name is that of table and column.
  const { success, data } = duplicateSchema.safeParse(thrown)
  if (!success) return null
  const pointer = `/${data.constraint.slice(data.table.length + 1)}`
  return invalid([{ pointer, code: 'taken', detail: 'Already in use.' }])
}

export function sendProblem(thrown: Error, context: Context) {
  const problem = toProblem(thrown)
  if (!problem) console.error(thrown)
  const { status = 500, message = 'The server failed.', errors } = problem ?? {}
  return context.json({ type: 'about:blank', title: message, status, errors }, status, {
    'content-type': 'application/problem+json',
  })
}
