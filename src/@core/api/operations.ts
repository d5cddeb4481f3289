import type { z } from '../schema'
import type { ApiClient } from './client'
import type { CallArgs, Contract, Endpoint } from './endpoint'

/**
 * What the OpenAPI document says of one call beyond its endpoint. The words are for developers, in English; a part's own description is
 * given by `z.describe`.
 */
export interface Operation<E extends Endpoint> {
  /** One line without a full stop, such as `Lists users`. */
  readonly summary: string
  /** What the summary and the schemas do not say, in Markdown. */
  readonly description?: string
  /** Schemas in the place of the endpoint's, where it has none or one that says less. */
  readonly body?: z.ZodMiniType
  readonly answer?: z.ZodMiniType
  /** 200 unless something is created. */
  readonly status?: 201
  /** When it is refused, by status. That fields are checked (400) goes without saying for a call that has a body. */
  readonly errors?: Readonly<Partial<Record<400 | 401 | 404 | 409, string>>>
  /**
   * A request that the sample backend answers; its answer is the document's example. A call that needs others before it makes
   * them first.
   */
  readonly example: CallArgs<E> | ((api: ApiClient) => Promise<CallArgs<E>>)
  /** What the example needs that a backend asked from outside need not have, and so may answer with 404: `the email that was sent`. */
  readonly outOfReach?: string
}

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
