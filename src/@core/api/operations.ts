import type { z } from '../schema'
import type { ApiClient } from './client'
import type { CallArgs, Contract, Endpoint } from './endpoint'

/** OpenAPI documentation of an endpoint, in English. Schemas carry their own descriptions (`z.describe`). */
export interface Operation<E extends Endpoint> {
  /** One line without a full stop, such as `Lists users`. */
  readonly summary: string
  readonly description?: string
  /** Replace the endpoint's schemas if those are missing or less precise. */
  readonly body?: z.ZodMiniType
  readonly answer?: z.ZodMiniType
  /** Default: 200. */
  readonly status?: 201
  /** Reasons for error responses by status. A body implies 400 for invalid fields. */
  readonly errors?: Readonly<Partial<Record<400 | 401 | 404 | 409, string>>>
  /** The sample backend answers it; the response becomes the document's example. A function may send requests first. */
  readonly example: CallArgs<E> | ((api: ApiClient) => Promise<CallArgs<E>>)
  /** Precondition that other backends may not meet, so their 404 is accepted: `the email that was sent`. */
  readonly outOfReach?: string
}

export interface Operations<C extends Contract = Contract> {
  /** `<area>/<module>` */
  readonly key: string
  readonly contract: C
  readonly title: string
  readonly description: string
  /** Entities of the module by their names in the document. */
  readonly schemas: Readonly<Record<string, z.ZodMiniType>>
  readonly calls: { readonly [Name in keyof C]: Operation<C[Name]> }
}

/** Documents every endpoint of a contract; a missing endpoint is a type error. */
export function defineOperations<const C extends Contract>(
  contract: C,
  described: Omit<Operations<C>, 'contract'>,
): Operations<C> {
  return { ...described, contract }
}
