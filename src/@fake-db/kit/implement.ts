import type { AnswerOf, Contract } from '@core/api/endpoint'
import type { Env } from './env'
import type { Reply } from './reply'
import type { FakeRequest } from './request'

/**
 * One handler per request of a contract; a missing handler is a type error. Only reads may be async: a write must change
 * its rows before it returns.
 */
type Handlers<C extends Contract> = {
  readonly [Name in keyof C]: (
    request: FakeRequest<C[Name]>,
  ) => Reply<AnswerOf<C[Name]>> | Promise<Reply<AnswerOf<C[Name]>>>
}

export interface Implementation<C extends Contract = Contract> {
  readonly contract: C
  readonly create: (env: Env) => Handlers<C>
}

/**
 * Implements a contract.
 * @param create creates tables and handlers for each install and reset. Handlers keep state only in tables, maps and
 *   cells: no variables, timers or globals. Clock and randomness come from `env`.
 */
export function implement<C extends Contract>(contract: C, create: (env: Env) => Handlers<C>): Implementation<C> {
  return { contract, create }
}
