import type { Action } from '../auth/ability'
import type { z } from '../schema'

/** The methods that a call can have. */
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What somebody must be allowed to do for a call; `manage`, which implies all, is asked for by none. */
type Need = Exclude<Action, 'manage'>

declare const types: unique symbol

/**
 * One call of the backend, declared once. Its schemas type the client, the sample backend and the tests, check requests and
 * responses, and describe both in the OpenAPI document.
 */
export interface Endpoint<Path extends string = string, Query = unknown, Body = unknown, Answer = unknown> {
  readonly method: Method
  readonly path: Path
  /** The action that the caller's ability must allow on the module's subject; null where nobody need be signed in. */
  readonly needs: Need | null
  /** Milliseconds after which the call fails, where it takes longer than most. */
  readonly timeout?: number | undefined
  readonly query?: z.ZodMiniObject | undefined
  readonly body?: z.ZodMiniType | undefined
  /** What the response is checked by; undefined where it says no more than its status. */
  readonly response?: z.ZodMiniType | undefined
  /** What the schemas describe, for the compiler only. */
  readonly [types]?: { readonly query: Query; readonly body: Body; readonly answer: Answer }
}

/** The calls of one module by name. */
export type Contract = Readonly<Record<string, Endpoint>>

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The values for the `:names` in an endpoint's path. */
type ParamsOf<E> = E extends Endpoint<infer Path> ? Record<ParamNames<Path>, string | number> : never
export type QueryOf<E> = E extends Endpoint<string, infer Query> ? Query : never
export type BodyOf<E> = E extends Endpoint<string, unknown, infer Body> ? Body : never
export type AnswerOf<E> = E extends Endpoint<string, unknown, unknown, infer Answer> ? Answer : never

/** A value that is only read, so that it may be part of the state. */
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

/** What a call of the endpoint must be given: exactly the parts that it declares. */
export type CallArgs<E> = Declared<'query', ReadOnly<QueryOf<E>>> & Declared<'body', ReadOnly<BodyOf<E>>> & Params<E>

/** An endpoint that is being declared. Each step gives another one. */
interface Declaration<Path extends string, Query, Body> {
  query<Schema extends z.ZodMiniObject>(schema: Schema): Declaration<Path, z.input<Schema>, Body>
  /** @param schema left out where the backend checks the body elsewhere */
  body<Type>(schema?: z.ZodMiniType<Type>): Declaration<Path, Query, Type>
  /**
   * Says what the call needs where its method says something else.
   * @param action null for a call that nobody need be signed in for
   */
  needs(action: Need | null): Declaration<Path, Query, Body>
  /** Gives a call that moves or makes much more time than the half minute that others have. */
  within(seconds: number): Declaration<Path, Query, Body>
  /** @param schema left out where the response says no more than its status, or is checked elsewhere */
  returns<Answer = Record<never, never>>(schema?: z.ZodMiniType<Answer>): Endpoint<Path, Query, Body, Answer>
}

function declare<Path extends string, Query, Body>(
  endpoint: Omit<Endpoint<Path>, typeof types>,
): Declaration<Path, Query, Body> {
  return {
    query: (query) => declare({ ...endpoint, query }),
    body: (body) => declare({ ...endpoint, body }),
    needs: (needs) => declare({ ...endpoint, needs }),
    within: (seconds) => declare({ ...endpoint, timeout: seconds * 1000 }),
    returns: (response) => ({ ...endpoint, response }),
  }
}

/**
 * Begins the declaration of a GET call. Unless told otherwise by `needs`, it needs the ability to read.
 * @param path root-relative, with `:name` for each parameter
 * @example const one = get('/apps/email/get-email').query(z.object({ id: idParameter })).returns(emailSchema)
 */
export function get<const Path extends string>(path: Path) {
  return declare<Path, undefined, undefined>({ method: 'GET', path, needs: 'read' })
}

/**
 * Begins the declaration of a POST call, which needs the ability to create; see {@link get}.
 * @example const restore = post('/apps/users/restore-users').needs('delete').body(userIdsSchema).returns(restoredSchema)
 */
export function post<const Path extends string>(path: Path) {
  return declare<Path, undefined, undefined>({ method: 'POST', path, needs: 'create' })
}

/** Begins the declaration of a PUT call, which needs the ability to update; see {@link get}. */
export function put<const Path extends string>(path: Path) {
  return declare<Path, undefined, undefined>({ method: 'PUT', path, needs: 'update' })
}

/** Begins the declaration of a PATCH call, which needs the ability to update; see {@link get}. */
export function patch<const Path extends string>(path: Path) {
  return declare<Path, undefined, undefined>({ method: 'PATCH', path, needs: 'update' })
}

/** Begins the declaration of a DELETE call, which needs the ability to delete; see {@link get}. */
export function del<const Path extends string>(path: Path) {
  return declare<Path, undefined, undefined>({ method: 'DELETE', path, needs: 'delete' })
}

/**
 * Fills the `:names` of a path.
 * @returns the path with every value percent-encoded
 * @throws Error when a value is missing
 */
export function fillPath(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/:([A-Za-z]\w*)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '') throw new Error(`The path ${path} needs a value for ":${name}".`)
    return encodeURIComponent(value)
  })
}
