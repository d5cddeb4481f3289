import type { Action } from '../auth/ability'
import type { z } from '../schema'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Action that a request requires. `manage` implies all others and is never required. */
type Need = Exclude<Action, 'manage'>

declare const types: unique symbol

/** A request to the backend. Its schemas type, validate and document (OpenAPI) the query, body and response. */
export interface Endpoint<Path extends string = string, Query = unknown, Body = unknown, Answer = unknown> {
  readonly method: Method
  readonly path: Path
  /** Action that the user's ability must allow on the module's subject; null for public requests. */
  readonly needs: Need | null
  /** Milliseconds. */
  readonly timeout?: number | undefined
  readonly query?: z.ZodMiniObject | undefined
  readonly body?: z.ZodMiniType | undefined
  /** Validates the response; undefined if only its status matters. */
  readonly response?: z.ZodMiniType | undefined
  /** For the compiler only; never set. */
  readonly [types]?: { readonly query: Query; readonly body: Body; readonly answer: Answer }
}

export type Contract = Readonly<Record<string, Endpoint>>

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type ParamsOf<E> = E extends Endpoint<infer Path> ? Record<ParamNames<Path>, string | number> : never
export type QueryOf<E> = E extends Endpoint<string, infer Query> ? Query : never
export type BodyOf<E> = E extends Endpoint<string, unknown, infer Body> ? Body : never
export type AnswerOf<E> = E extends Endpoint<string, unknown, unknown, infer Answer> ? Answer : never

/** Deeply read-only, so that arguments may come from the store. */
type ReadOnly<Value> = Value extends object ? { readonly [Key in keyof Value]: ReadOnly<Value[Key]> } : Value

type Declared<Name extends string, Value> = [Value] extends [undefined]
  ? Partial<Record<Name, never>>
  : Record<Name, Value>
type Params<E> =
  E extends Endpoint<infer Path>
    ? [ParamNames<Path>] extends [never]
      ? { params?: never }
      : { params: ParamsOf<E> }
    : never

export type CallArgs<E> = Declared<'query', ReadOnly<QueryOf<E>>> & Declared<'body', ReadOnly<BodyOf<E>>> & Params<E>

/** Sends a declared request. @returns the parsed body, validated by the endpoint's schema */
export type Call = <E extends Endpoint>(endpoint: E, args: CallArgs<E>) => Promise<AnswerOf<E>>

interface Declaration<Path extends string, Query, Body> {
  query<Schema extends z.ZodMiniObject>(schema: Schema): Declaration<Path, z.input<Schema>, Body>
  /** @param schema omit if the backend validates the body elsewhere */
  body<Type>(schema?: z.ZodMiniType<Type>): Declaration<Path, Query, Type>
  /** @param action replaces the method's default; null for public requests */
  needs(action: Need | null): Declaration<Path, Query, Body>
  /** Sets the timeout of a slow request. Default: 30 seconds. */
  timeout(seconds: number): Declaration<Path, Query, Body>
  /** @param schema omit if the response is empty, or validated elsewhere */
  returns<Answer = Record<never, never>>(schema?: z.ZodMiniType<Answer>): Endpoint<Path, Query, Body, Answer>
}

function declare<Path extends string, Query, Body>(
  endpoint: Omit<Endpoint<Path>, typeof types>,
): Declaration<Path, Query, Body> {
  return {
    query: (query) => declare({ ...endpoint, query }),
    body: (body) => declare({ ...endpoint, body }),
    needs: (needs) => declare({ ...endpoint, needs }),
    timeout: (seconds) => declare({ ...endpoint, timeout: seconds * 1000 }),
    returns: (response) => ({ ...endpoint, response }),
  }
}

/**
 * Starts the declaration of a GET request, which requires `read` unless `needs` overrides it.
 * @param path root-relative, with `:name` for each parameter
 * @example const email = get('/apps/email/get-email').query(z.object({ id: idParameter })).returns(emailSchema)
 */
export function get<const Path extends string>(path: Path) {
  return declare<Path, undefined, undefined>({ method: 'GET', path, needs: 'read' })
}

/** Starts the declaration of a POST request, which requires `create`; see {@link get}. */
export function post<const Path extends string>(path: Path) {
  return declare<Path, undefined, undefined>({ method: 'POST', path, needs: 'create' })
}

/** Starts the declaration of a PUT request, which requires `update`; see {@link get}. */
export function put<const Path extends string>(path: Path) {
  return declare<Path, undefined, undefined>({ method: 'PUT', path, needs: 'update' })
}

/** Starts the declaration of a PATCH request, which requires `update`; see {@link get}. */
export function patch<const Path extends string>(path: Path) {
  return declare<Path, undefined, undefined>({ method: 'PATCH', path, needs: 'update' })
}

/** Starts the declaration of a DELETE request, which requires `delete`; see {@link get}. */
export function del<const Path extends string>(path: Path) {
  return declare<Path, undefined, undefined>({ method: 'DELETE', path, needs: 'delete' })
}

/** Fills the `:names` of a path with percent-encoded values. @throws Error if a value is missing */
export function fillPath(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/:([A-Za-z]\w*)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '') throw new Error(`The path ${path} needs a value for ":${name}".`)
    return encodeURIComponent(value)
  })
}
