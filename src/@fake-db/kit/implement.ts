import type { AnswerOf, Contract } from '@core/api/endpoint'
import type { Env } from './env'
import type { Reply } from './reply'
import type { FakeRequest } from './request'

/** One handler for each call of a contract; a missing one is a type error. */
type Handlers<C extends Contract> = {
  readonly [Name in keyof C]: (request: FakeRequest<C[Name]>) => Reply<AnswerOf<C[Name]>>
}

/** A module's calls, and what answers them. */
export interface Implementation<C extends Contract = Contract> {
  readonly contract: C
  readonly create: (env: Env) => Handlers<C>
}

/**
 * Answers a module's calls.
 * @param contract fixes the names and types of the handlers
 * @param create makes the module's tables and the handlers over them, again for each install and reset. Handlers are pure but
 *   for their tables, maps and cells: no variables, no timers, no globals, clock and chance from `env` only
 */
export function implement<C extends Contract>(contract: C, create: (env: Env) => Handlers<C>): Implementation<C> {
  return { contract, create }
}
