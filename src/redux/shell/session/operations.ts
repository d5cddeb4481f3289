import type { ApiClient } from '@core/api/client'
import { get, post } from '@core/api/endpoint'
import { toApiError } from '@core/api/errors'
import { defineOperations, nothing } from '@core/api/operations'
import { z } from '@core/schema'
import { sessionApi } from './contract'
import {
  codeRequestSchema,
  emailProofSchema,
  newPasswordBodySchema,
  providerProofSchema,
  stepProofSchema,
} from './proofSchema'
import { registrationSchema } from './registrationSchema'
import { credentialsSchema, passwordReminderSchema, sessionAnswerSchema, userDataSchema } from './schema'

const tokens = { accessToken: z.string(), refreshToken: z.string() }
const demoAccount = { email: 'admin@demo.com', password: 'admin' }

const newcomer = { email: 'rosa.blum@example.com', username: 'rosa', password: 'Nine Green Bottles' }

interface FoundMail {
  to: { email: string }[]
  message: string
}
const mails = get('/apps/email/emails').query<{ q: string }>().returns<{ emails?: FoundMail[] }>()
const turnOn = post('/account-setting/update-details').needs('update').body<object>().returns<object>()
/** For a server whose mails cannot be read from outside: it knows no such proof. */
const unknown = { token: 'WzR9aUE4x0mWn9c2', code: '246810' }

/** Opens an account that nobody else signs in to. @returns its address */
async function openAccount(api: ApiClient): Promise<string> {
  const answer = await api.call(sessionApi.register, { body: newcomer })
  return 'user' in answer ? answer.user.email : newcomer.email
}

/** What the sample backend has sent to an address last, which only its mailbox tells. */
async function foundInMail(api: ApiClient, email: string, subject: string, pattern: RegExp) {
  // A product may have no mails.
  const { emails = [] } = await api.call(mails, { query: { q: subject } }).catch(() => ({ emails: [] }))
  const last = emails.find(({ to }) => to.some((receiver) => receiver.email === email))
  return pattern.exec(last?.message ?? '')?.[1]
}

/** Signs in where that has a second step. */
async function challenged(api: ApiClient): Promise<{ token: string }> {
  try {
    await api.call(turnOn, { body: { twoFactor: { enabled: true, method: 'app', phone: '' } } })
    await api.call(sessionApi.login, { body: demoAccount })
    return { token: unknown.token }
  } catch (thrown) {
    return { token: toApiError(thrown).fields.challenge?.[0] ?? unknown.token }
  }
}

export const operations = defineOperations(sessionApi, {
  key: 'shell/session',
  title: 'Sign-in',
  description:
    'Who one is. Access tokens are sent as `Authorization: Bearer …`; both tokens are JWTs that last ten minutes, and a new pair is asked for before they end.',
  schemas: { UserData: userDataSchema, Session: sessionAnswerSchema },
  calls: {
    login: {
      summary: 'Signs in',
      body: credentialsSchema,
      answer: sessionAnswerSchema,
      errors: {
        400: 'Email or password is wrong: `{"error": {"email": ["Email or Password is Invalid"]}}`.',
        401: 'Both are right, and a code is needed besides: `{"error": {"challenge": "…", "phone": "42"}}`. The challenge goes to `/jwt/confirm-sign-in`; `phone`, the last digits of a telephone, is there if the code was sent to it, and missing if an app shows the code.',
      },
      example: { body: demoAccount },
    },
    register: {
      summary: 'Opens an account',
      description:
        'An email or user name that is taken is answered with 200 and an `error` that says which of the two it is. Where `isEmailConfirmed` is false, a code was sent to the address, and the product asks for it.',
      body: registrationSchema,
      answer: z.union([
        z.object({ user: userDataSchema, isEmailConfirmed: z.optional(z.boolean()), ...tokens }),
        z.object({ error: z.object({ email: z.nullable(z.string()), username: z.nullable(z.string()) }) }),
      ]),
      example: { body: newcomer },
    },
    me: {
      summary: 'Returns the logged-in user',
      description:
        'Called instead of a token refresh with cookie sessions, and after each refresh with OpenID Connect.',
      answer: z.object({ userData: userDataSchema }),
      example: {},
    },
    logout: {
      summary: 'Logs out',
      description: 'Removes the session cookie. Token sessions send no request: the client deletes its tokens.',
      answer: nothing,
      errors: { 401: 'The session has already ended.' },
      example: {},
    },
    refresh: {
      summary: 'Renews the tokens',
      body: z.object({ refreshToken: z.string() }),
      answer: sessionAnswerSchema,
      errors: { 401: 'The refresh token is missing, expired or not valid, or its account is gone.' },
      async example(api) {
        const { refreshToken } = await api.call(sessionApi.login, { body: demoAccount })
        return { body: { refreshToken } }
      },
    },
    forgotPassword: {
      summary: 'Asks for a new password',
      description: 'The answer is the same whether or not there is such an account, so that nobody can find out.',
      body: passwordReminderSchema,
      answer: nothing,
      example: { body: { email: 'admin@demo.com' } },
    },
    resetPassword: {
      summary: 'Chooses a new password',
      description: 'With the token of the link that was sent. All sessions of the account end.',
      body: newPasswordBodySchema,
      answer: nothing,
      errors: { 404: 'The token is unknown, used or too old.' },
      outOfReach: 'what was sent by mail',
      async example(api) {
        const email = await openAccount(api)
        await api.call(sessionApi.forgotPassword, { body: { email } })
        const token = await foundInMail(api, email, 'new password', /token=([\w-]+)/)
        return { body: { token: token ?? unknown.token, password: 'Ten Green Bottles' } }
      },
    },
    sendEmailCode: {
      summary: 'Sends the code that confirms an address',
      description: 'Registering sends the first one. The answer is the same for every address.',
      body: passwordReminderSchema,
      answer: nothing,
      example: { body: { email: 'admin@demo.com' } },
    },
    confirmEmail: {
      summary: 'Confirms an address',
      body: emailProofSchema,
      answer: nothing,
      errors: {
        400: 'The code is wrong: `{"error": {"code": "mismatch"}}`. After five wrong ones it is of no use any more.',
        404: 'No code is under way for the address.',
      },
      outOfReach: 'what was sent by mail',
      async example(api) {
        const email = await openAccount(api)
        const code = await foundInMail(api, email, 'your code', /(\d{6})/)
        return { body: { email, code: code ?? unknown.code } }
      },
    },
    confirmSignIn: {
      summary: 'Takes the second step of signing in',
      body: stepProofSchema,
      answer: sessionAnswerSchema,
      errors: {
        400: 'The code is wrong: `{"error": {"code": "mismatch"}}`. After five wrong ones one has to begin anew.',
        404: 'The challenge is unknown, used or too old.',
      },
      example: async (api) => ({ body: { ...(await challenged(api)), code: '246810' } }),
    },
    providerSignIn: {
      summary: 'Takes the last step of signing in with another service',
      description:
        'Google and others send people back to `/oauth/<provider>` with a `code`, which the product hands on. It has looked at their `state` itself.',
      body: providerProofSchema,
      answer: sessionAnswerSchema,
      errors: {
        401: 'A code is needed besides, as in `/jwt/login`.',
        404: 'The code is unknown, used or too old.',
      },
      outOfReach: 'what another service sends',
      example: { body: { provider: 'google', code: 'sample' } },
    },
    sendSignInCode: {
      summary: 'Sends the code of the second step again',
      body: codeRequestSchema,
      answer: nothing,
      errors: { 404: 'The challenge is unknown, used or too old.' },
      example: async (api) => ({ body: await challenged(api) }),
    },
  },
})
