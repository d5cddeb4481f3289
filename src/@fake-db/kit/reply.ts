import type { ValidationMessage } from '@core/validation/validationMessage'

/** The `error` of a failed answer: a text, or an entry for each wrong field (docs/contract.md, "Refusals"). */
export type ErrorBody = string | Readonly<Record<string, string | readonly string[]>>

/** A handler's answer: the body its endpoint declares. Failures are thrown, see {@link HttpError}. */
export interface Reply<Body> {
  readonly status: 200 | 201
  readonly body: Body
}

/** Answers 200 with a body. */
export function ok<Body>(body: Body): Reply<Body> {
  return { status: 200, body }
}

/** Answers 201 with a body: something was created. */
export function created<Body>(body: Body): Reply<Body> {
  return { status: 201, body }
}

/** Thrown by a handler or a helper of the kit to answer a failure. Nothing may be changed before it is thrown. */
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

/**
 * A 400 for a body or parameter that cannot be used.
 * @param error the code of what is wrong by field, or a sentence for developers where it is wrong as a whole
 */
export function badRequest(error: string | Readonly<Record<string, ValidationMessage>>): HttpError {
  return new HttpError(400, error)
}

/**
 * A 404 for an id that no row has.
 * @param what the kind of thing in the singular, such as `user`
 */
export function notFound(what: string): HttpError {
  return new HttpError(404, `${what.charAt(0).toUpperCase()}${what.slice(1)} not found.`)
}

/**
 * A 409 for what cannot be done to a row as it is now, however it is asked for.
 * @param error why, as a sentence for developers
 */
export function conflict(error: string): HttpError {
  return new HttpError(409, error)
}
