import type { Action } from '../auth/ability'
import type { Shape } from './shape'

/** The methods that a call can have. */
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What somebody must be allowed to do for a call; `manage`, which implies all, is asked for by none. */
type Need = Exclude<Action, 'manage'>

declare const query: unique symbol
declare const body: unique symbol
declare const answer: unique symbol

/**
 * One call of the backend, declared once: the client, the sample backend and the tests are all typed by it. Query, body and
 * answer exist for the compiler only.
 */
export interface Endpoint<Path extends string = string, Query = unknown, Body = unknown, Answer = unknown> {
  readonly method: Method
  readonly path: Path
  /** The action that the caller's ability must allow on the module's subject; null where nobody need be signed in. */
  readonly needs: Need | null
  /** What the answer is held against; a build and the tests know it (scripts/vite/answerShapes.ts). */
  readonly shape?: Shape | undefined
  /** Milliseconds after which the call fails, where it takes longer than most. */
  readonly timeout?: number | undefined
  readonly [query]?: Query
  readonly [body]?: Body
  readonly [answer]?: Answer
}

/** What a filter is sent as: one value, or several of which one is enough. */
export type OneOrMore<Value extends string = string> = Value | readonly Value[]

/** The calls of one module by name. */
export type Contract = Readonly<Record<string, Endpoint>>

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The values for the `:names` in an endpoint's path. */
export type ParamsOf<E> = E extends Endpoint<infer Path> ? Record<ParamNames<Path>, string | number> : never
export type QueryOf<E> = E extends Endpoint<string, infer Query> ? Query : never
export type BodyOf<E> = E extends Endpoint<string, unknown, infer Body> ? Body : never
export type AnswerOf<E> = E extends Endpoint<string, unknown, unknown, infer Answer> ? Answer : never

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
export type CallArgs<E> = Declared<'query', QueryOf<E>> & Declared<'body', BodyOf<E>> & Params<E>

/** An endpoint that is being declared. Each step gives another one. */
interface Declaration<Path extends string, Query, Body> {
  query<Type extends object>(): Declaration<Path, Type, Body>
  body<Type>(): Declaration<Path, Query, Type>
  /**
   * Says what the call needs where its method says something else.
   * @param action null for a call that nobody need be signed in for
   */
  needs(action: Need | null): Declaration<Path, Query, Body>
  /** Gives a call that moves or makes much more time than the half minute that others have. */
  within(seconds: number): Declaration<Path, Query, Body>
  /** @param shape is put in by the build */
  returns<Answer>(shape?: Shape): Endpoint<Path, Query, Body, Answer>
}

function declare<Path extends string, Query, Body>(
  method: Method,
  path: Path,
  needs: Need | null,
  timeout?: number,
): Declaration<Path, Query, Body> {
  return {
    query: <Type extends object>() => declare<Path, Type, Body>(method, path, needs, timeout),
    body: <Type>() => declare<Path, Query, Type>(method, path, needs, timeout),
    needs: (action) => declare(method, path, action, timeout),
    within: (seconds) => declare(method, path, needs, seconds * 1000),
    returns: (shape) => ({ method, path, needs, shape, timeout }),
  }
}

/**
 * Begins the declaration of a GET call. Unless told otherwise by `needs`, it needs the ability to read.
 * @param path root-relative, with `:name` for each parameter
 * @example const one = get('/apps/email/get-email').query<{ id: number }>().returns<Email>()
 */
export function get<const Path extends string>(path: Path) {
  return declare<Path, undefined, undefined>('GET', path, 'read')
}

/**
 * Begins the declaration of a POST call, which needs the ability to create; see {@link get}.
 * @example const restore = post('/apps/users/restore-users').needs('delete').body<{ userIds: number[] }>().returns<Restored>()
 */
export function post<const Path extends string>(path: Path) {
  return declare<Path, undefined, undefined>('POST', path, 'create')
}

/** Begins the declaration of a PUT call, which needs the ability to update; see {@link get}. */
export function put<const Path extends string>(path: Path) {
  return declare<Path, undefined, undefined>('PUT', path, 'update')
}

/** Begins the declaration of a PATCH call, which needs the ability to update; see {@link get}. */
export function patch<const Path extends string>(path: Path) {
  return declare<Path, undefined, undefined>('PATCH', path, 'update')
}

/** Begins the declaration of a DELETE call, which needs the ability to delete; see {@link get}. */
export function del<const Path extends string>(path: Path) {
  return declare<Path, undefined, undefined>('DELETE', path, 'delete')
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
