import { post } from '@core/api/endpoint'
import type { Tokens } from '@core/api/tokenStore'
import type { Registration } from './registrationSchema'
import type { Credentials, PasswordReminder, UserData } from './schema'

export interface SessionAnswer extends Tokens {
  userData: UserData
}

/** Registering answers 200 in both cases (docs/contract.md, "Refusals"). */
export type RegisterAnswer =
  | ({ user: UserData; error?: never } & Tokens)
  | { error: { email: string | null; username: string | null }; user?: never }

export const sessionApi = {
  login: post('/jwt/login').needs(null).body<Credentials>().returns<SessionAnswer>(),
  register: post('/jwt/register').needs(null).body<Registration>().returns<RegisterAnswer>(),
  refresh: post('/jwt/refresh-token').needs(null).body<{ refreshToken: string }>().returns<SessionAnswer>(),
  /** It answers the same whether or not there is such an account, so that nobody can find out. */
  forgotPassword: post('/jwt/forgot-password').needs(null).body<PasswordReminder>().returns<Record<string, never>>(),
}
