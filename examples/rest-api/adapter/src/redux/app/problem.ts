import { ErrorResponse } from '@core/api/adapter'
import { z } from '@core/schema'

const problemSchema = z.object({
  title: z.string(),
  errors: z.array(z.object({ pointer: z.string(), code: z.string() })),
})

/** Codes of the other API, and those of docs/contract.md. */
const codes = new Map([
  ['taken', 'taken'],
  ['too_small', 'required'],
  ['too_big', 'tooLong?max=120'],
])

/** Maps problems (RFC 9457) to error responses. @param fields the contract's fields by JSON pointer */
export function problemReader(fields: Readonly<Record<string, string>>) {
  return (status: number, body: unknown) => {
    const { title = 'The server failed.', errors = [] } = problemSchema.safeParse(body).data ?? {}
    const byField: Record<string, string> = {}
    for (const { pointer, code } of errors) byField[fields[pointer] ?? pointer] = codes.get(code) ?? 'format'
    return new ErrorResponse(status === 422 ? 400 : status, errors.length > 0 ? byField : title)
  }
}
