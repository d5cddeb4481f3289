import { get, post } from '@core/api/endpoint'
import type { Tokens } from '@core/api/tokenStore'
import type { CodeRequest, EmailProof, NewPassword, ProviderProof, StepProof } from './proofSchema'
import type { Registration } from './registrationSchema'
import type { Credentials, PasswordReminder, UserData } from './schema'

export interface SessionAnswer extends Tokens {
  userData: UserData
}

/** Registration returns 200 in both cases (docs/contract.md, "Refusals"). */
export type RegisterAnswer =
  | ({ user: UserData; isEmailConfirmed?: boolean | undefined; error?: never } & Tokens)
  | { error: { email: string | null; username: string | null }; user?: never; isEmailConfirmed?: never }

/** Typed without schemas, because the login page loads this file; `storage.ts` checks responses. */
export const sessionApi = {
  /** Two-step verification rejects the login with a challenge (`readChallenge`). */
  login: post('/jwt/login').needs(null).body<Credentials>().returns<SessionAnswer>(),
  register: post('/jwt/register').needs(null).body<Registration>().returns<RegisterAnswer>(),
  /** Only for cookie and OpenID sessions; see `SessionKind`. */
  me: get('/jwt/me').returns<{ userData: UserData }>(),
  /** Only for cookie sessions: scripts cannot delete the cookie. */
  logout: post('/jwt/logout').needs(null).returns(),
  refresh: post('/jwt/refresh-token').needs(null).body<{ refreshToken: string }>().returns<SessionAnswer>(),
  forgotPassword: post('/jwt/forgot-password').needs(null).body<PasswordReminder>().returns(),
  resetPassword: post('/jwt/reset-password').needs(null).body<NewPassword>().returns(),
  sendEmailCode: post('/jwt/send-email-code').needs(null).body<PasswordReminder>().returns(),
  confirmEmail: post('/jwt/confirm-email').needs(null).body<EmailProof>().returns(),
  confirmSignIn: post('/jwt/confirm-sign-in').needs(null).body<StepProof>().returns<SessionAnswer>(),
  providerSignIn: post('/jwt/provider-sign-in').needs(null).body<ProviderProof>().returns<SessionAnswer>(),
  sendSignInCode: post('/jwt/send-sign-in-code').needs(null).body<CodeRequest>().returns(),
}
