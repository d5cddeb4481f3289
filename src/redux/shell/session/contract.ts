import { get, post } from '@core/api/endpoint'
import type { Tokens } from '@core/api/tokenStore'
import type { CodeRequest, EmailProof, NewPassword, ProviderProof, StepProof } from './proofSchema'
import type { Registration } from './registrationSchema'
import type { Credentials, PasswordReminder, UserData } from './schema'

export interface SessionAnswer extends Tokens {
  userData: UserData
}

/**
 * Registering answers 200 in both cases (docs/contract.md, "Refusals"). A backend that has sent a code to a new address says that it is
 * not confirmed; the product then asks for the code.
 */
export type RegisterAnswer =
  | ({ user: UserData; isEmailConfirmed?: boolean | undefined; error?: never } & Tokens)
  | { error: { email: string | null; username: string | null }; user?: never; isEmailConfirmed?: never }

/** The login page loads this file, and no schemas: what is sent is typed here, and `storage.ts` checks what comes. */
export const sessionApi = {
  /** Where signing in has a second step, it is refused with a challenge (`readChallenge`). */
  login: post('/jwt/login').needs(null).body<Credentials>().returns<SessionAnswer>(),
  register: post('/jwt/register').needs(null).body<Registration>().returns<RegisterAnswer>(),
  /** Only for cookie and OpenID sessions; see `SessionKind`. */
  me: get('/jwt/me').returns<{ userData: UserData }>(),
  /** Only for cookie sessions: scripts cannot delete the cookie. */
  logout: post('/jwt/logout').needs(null).returns(),
  refresh: post('/jwt/refresh-token').needs(null).body<{ refreshToken: string }>().returns<SessionAnswer>(),
  /** It answers the same whether or not there is such an account, so that nobody can find out. */
  forgotPassword: post('/jwt/forgot-password').needs(null).body<PasswordReminder>().returns(),
  resetPassword: post('/jwt/reset-password').needs(null).body<NewPassword>().returns(),
  /** As above, it answers the same for every address. */
  sendEmailCode: post('/jwt/send-email-code').needs(null).body<PasswordReminder>().returns(),
  confirmEmail: post('/jwt/confirm-email').needs(null).body<EmailProof>().returns(),
  confirmSignIn: post('/jwt/confirm-sign-in').needs(null).body<StepProof>().returns<SessionAnswer>(),
  /** The last step of signing in with another service; where there is a second step, it is refused as `login` is. */
  providerSignIn: post('/jwt/provider-sign-in').needs(null).body<ProviderProof>().returns<SessionAnswer>(),
  sendSignInCode: post('/jwt/send-sign-in-code').needs(null).body<CodeRequest>().returns(),
}
