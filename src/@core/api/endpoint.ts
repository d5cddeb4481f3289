/** The methods the product's calls use (specification section 7). */
type Method = 'GET' | 'POST' | 'DELETE'

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
  readonly [query]?: Query
  readonly [body]?: Body
  readonly [answer]?: Answer
}

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

class EndpointBuilder<Path extends string, Query, Body> {
  private readonly method: Method
  private readonly path: Path

  constructor(method: Method, path: Path) {
    this.method = method
    this.path = path
  }

  query<Type extends object>() {
    return new EndpointBuilder<Path, Type, Body>(this.method, this.path)
  }

  body<Type>() {
    return new EndpointBuilder<Path, Query, Type>(this.method, this.path)
  }

  returns<Answer>(): Endpoint<Path, Query, Body, Answer> {
    return { method: this.method, path: this.path }
  }
}

/**
 * Begins the declaration of a GET call.
 * @param path root-relative, with `:name` for each parameter, exactly as in specification section 7
 * @example const one = get('/apps/email/get-email').query<{ id: number }>().returns<Email>()
 */
export function get<const Path extends string>(path: Path) {
  return new EndpointBuilder<Path, undefined, undefined>('GET', path)
}

/** Begins the declaration of a POST call; see {@link get}. */
export function post<const Path extends string>(path: Path) {
  return new EndpointBuilder<Path, undefined, undefined>('POST', path)
}

/** Begins the declaration of a DELETE call; see {@link get}. */
export function del<const Path extends string>(path: Path) {
  return new EndpointBuilder<Path, undefined, undefined>('DELETE', path)
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
