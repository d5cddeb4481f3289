import { z } from '../schema'
import type { ApiClient } from './client'
import { comparisons } from './dayRange'
import type { AnswerOf, BodyOf, CallArgs, Contract, Endpoint, ParamsOf, QueryOf } from './endpoint'

/** An object of schemas, one for each name. */
type Parameters<Names extends PropertyKey> = z.ZodMiniObject<Readonly<Record<Names & string, z.ZodMiniType>>>

type Declared<Name extends string, Value, Schema> = [Value] extends [undefined]
  ? Partial<Record<Name, never>>
  : Record<Name, Schema>

/**
 * What the OpenAPI document says of one call beyond its method and path, and what tests hold a backend's answers against. The
 * words are for developers, in English; a part's own description is given by `z.describe`.
 */
export type Operation<E extends Endpoint> = {
  /** One line without a full stop, such as `Lists users`. */
  readonly summary: string
  /** What the summary and the schemas do not say, in Markdown. */
  readonly description?: string
  /** 200 unless something is created. */
  readonly status?: 201
  readonly answer: z.ZodMiniType<AnswerOf<E>>
  /** When it is refused, by status. That fields are checked (400) goes without saying for a call that has a body. */
  readonly errors?: Readonly<Partial<Record<400 | 401 | 404 | 409, string>>>
  /**
   * A request that the sample backend answers; its answer is the document's example. A call that needs others before it makes
   * them first.
   */
  readonly example: CallArgs<E> | ((api: ApiClient) => Promise<CallArgs<E>>)
  /** What the example needs that a backend asked from outside need not have, and so may answer with 404: `the email that was sent`. */
  readonly outOfReach?: string
} & Declared<'query', QueryOf<E>, Parameters<keyof NonNullable<QueryOf<E>>>> &
  Declared<'body', BodyOf<E>, z.ZodMiniType> &
  (keyof ParamsOf<E> extends never ? { readonly params?: never } : { readonly params: Parameters<keyof ParamsOf<E>> })

/** The description of a module's calls. */
export interface Operations<C extends Contract = Contract> {
  /** `<area>/<module>` */
  readonly key: string
  readonly contract: C
  /** The heading under which the calls stand. */
  readonly title: string
  readonly description: string
  /** The module's entities by the names that the document gives them. */
  readonly schemas: Readonly<Record<string, z.ZodMiniType>>
  readonly calls: { readonly [Name in keyof C]: Operation<C[Name]> }
}

/**
 * Describes every call of a contract; a missing one is a type error.
 * @example
 * export const operations = defineOperations(todoApi, { key: 'apps/todo', title: 'To-do', …, calls: { list: {…} } })
 */
export function defineOperations<const C extends Contract>(
  contract: C,
  described: Omit<Operations<C>, 'contract'>,
): Operations<C> {
  return { ...described, contract }
}

/** An answer that says no more than its status. */
export const nothing = z.object({})

/** The id that a row is asked for by. One that no row has is answered with 404, whatever number it is. */
export const idParameter = z.int()

/**
 * The parameters that every list call takes (docs/contract.md, "Lists").
 * @param searched what `q` is looked for in, such as `full name, email or billing`
 * @param perPage the size of a page unless told otherwise
 */
export function pageParameters(searched: string, perPage = 10) {
  return {
    q: z.optional(
      z.string().check(z.describe(`Searches the ${searched}: exact match, then word by word, then with typos.`)),
    ),
    page: z._default(z.int().check(z.gte(1), z.describe('Starts at 1. Pages past the end are empty.')), 1),
    perPage: z._default(z.int().check(z.gte(1), z.describe('Rows per page.')), perPage),
  }
}

/**
 * The parameters that a list is sorted by.
 * @param row any of its fields can be named
 * @param fallback the column unless told otherwise
 */
export function sortParameters<Shape extends z.core.$ZodShape>(
  row: z.ZodMiniObject<Shape>,
  fallback: NoInfer<keyof Shape & string>,
) {
  return {
    sort: z._default(z.enum(['asc', 'desc']), 'asc'),
    sortColumn: z._default(z.enum(Object.keys(row.shape)), fallback),
  }
}

/**
 * A parameter that filters a list by any of several values. It takes any text, as another backend may know more values.
 * @param values those that let rows through
 */
export function filterParameter(values: readonly (string | number)[]) {
  return z.optional(z.array(z.string())).check(z.describe(`Any of ${values.join(', ')}. Other values match no rows.`))
}

/** The parameters of a call whose figures can be asked for between two days. */
export const rangeParameters = {
  from: z.optional(z.iso.date().check(z.describe('First day. Requires `to`.'))),
  to: z.optional(z.iso.date().check(z.describe('Last day.'))),
  compare: z._default(
    z
      .enum(comparisons)
      .check(
        z.describe('With `from` and `to`: the comparison period; `before` is the previous period of the same length.'),
      ),
    'before',
  ),
}
