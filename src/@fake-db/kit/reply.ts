import type { ValidationMessage } from '@core/validation/validationMessage'

/** The `error` of a failed response: text, or entries by invalid field (docs/contract.md, "Refusals"). */
export type ErrorBody = string | Readonly<Record<string, string | readonly string[]>>

/** Failures are thrown, see {@link HttpError}. */
export interface Reply<Body> {
  readonly status: 200 | 201
  readonly body: Body
}

/** Responds with status 200. */
export function ok<Body>(body: Body): Reply<Body> {
  return { status: 200, body }
}

/** Responds with status 201: a row was created. */
export function created<Body>(body: Body): Reply<Body> {
  return { status: 201, body }
}

/** Thrown by handlers and kit helpers to return an error. Throw it before any change. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: 400 | 401 | 403 | 404 | 409
  readonly error: ErrorBody

  constructor(status: 400 | 401 | 403 | 404 | 409, error: ErrorBody) {
    super(typeof error === 'string' ? error : JSON.stringify(error))
    this.status = status
    this.error = error
  }
}

/** Creates a 400. @param error validation codes by field, or a sentence for developers */
export function badRequest(error: string | Readonly<Record<string, ValidationMessage>>): HttpError {
  return new HttpError(400, error)
}

/** Creates a 404 for an unknown id. @param what kind of row in the singular, such as `user` */
export function notFound(what: string): HttpError {
  return new HttpError(404, `${what.charAt(0).toUpperCase()}${what.slice(1)} not found.`)
}

/** Creates a 409 for an action that the row's state rules out. @param error a sentence for developers */
export function conflict(error: string): HttpError {
  return new HttpError(409, error)
}
