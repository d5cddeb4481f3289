import type { ApiClient } from '@core/api/client'
import { get, post } from '@core/api/endpoint'
import { toApiError } from '@core/api/errors'
import { defineOperations } from '@core/api/operations'
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

const mailSchema = z.object({ to: z.array(z.object({ email: z.string() })), message: z.string() })
const mails = get('/apps/email/emails')
  .query(z.object({ q: z.string() }))
  .returns(z.object({ emails: z.optional(z.array(mailSchema)) }))
const turnOn = post('/account-setting/update-details').needs('update').body<object>().returns<object>()
const twoSteps = 'two-step verification, which is optional'
/** Placeholder for servers with an unreadable mailbox. */
const unknown = { token: 'WzR9aUE4x0mWn9c2', code: '246810' }

async function openAccount(api: ApiClient): Promise<string> {
  const answer = await api.call(sessionApi.register, { body: newcomer })
  return 'user' in answer ? answer.user.email : newcomer.email
}

/** Searches the latest email to an address, in the mailbox of the sample backend. */
async function foundInMail(api: ApiClient, email: string, subject: string, pattern: RegExp) {
  // The email module may be absent.
  const { emails = [] } = await api.call(mails, { query: { q: subject } }).catch(() => ({ emails: [] }))
  const last = emails.find(({ to }) => to.some((receiver) => receiver.email === email))
  return pattern.exec(last?.message ?? '')?.[1]
}

/** Starts a login with two-step verification. */
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
  title: 'Login',
  description:
    'Authentication. Send the access token as `Authorization: Bearer …`. Both tokens are JWTs that expire after ten minutes; request a new pair before that.',
  schemas: { UserData: userDataSchema, Session: sessionAnswerSchema },
  calls: {
    login: {
      summary: 'Logs in',
      body: credentialsSchema,
      answer: sessionAnswerSchema,
      errors: {
        400: 'The email or password is incorrect: `{"error": {"email": ["Email or Password is Invalid"]}}`.',
        401: 'Both are correct, but a code is required: `{"error": {"challenge": "…", "phone": "42"}}`. Send the challenge to `/jwt/confirm-sign-in`. `phone` contains the last digits of the phone number the code was sent to; without it, the code comes from an app.',
      },
      example: { body: demoAccount },
    },
    register: {
      summary: 'Creates an account',
      description:
        'If the email or username is already in use, returns 200 with an `error` that names the field. If `isEmailConfirmed` is false, a code was sent to the address and must be confirmed.',
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
      errors: { 401: 'The session has already ended.' },
      example: {},
    },
    refresh: {
      summary: 'Renews the tokens',
      body: z.object({ refreshToken: z.string() }),
      answer: sessionAnswerSchema,
      errors: { 401: 'The refresh token is missing, expired, or invalid, or the account was deleted.' },
      async example(api) {
        const { refreshToken } = await api.call(sessionApi.login, { body: demoAccount })
        return { body: { refreshToken } }
      },
    },
    forgotPassword: {
      summary: 'Requests a password reset',
      description: 'The response is the same whether or not the account exists, so it can’t be used to find accounts.',
      body: passwordReminderSchema,
      example: { body: { email: 'admin@demo.com' } },
    },
    resetPassword: {
      summary: 'Resets the password',
      description: 'Requires the token from the emailed link. Ends all sessions of the account.',
      body: newPasswordBodySchema,
      errors: { 404: 'The token is unknown, used, or expired.' },
      outOfReach: 'the email that was sent',
      async example(api) {
        const email = await openAccount(api)
        await api.call(sessionApi.forgotPassword, { body: { email } })
        const token = await foundInMail(api, email, 'new password', /token=([\w-]+)/)
        return { body: { token: token ?? unknown.token, password: 'Ten Green Bottles' } }
      },
    },
    sendEmailCode: {
      summary: 'Sends an email confirmation code',
      description: 'Registration sends the first code. The response is the same for every address.',
      body: passwordReminderSchema,
      outOfReach: 'the confirmation of emails, which is optional',
      example: { body: { email: 'admin@demo.com' } },
    },
    confirmEmail: {
      summary: 'Confirms an email address',
      body: emailProofSchema,
      errors: {
        400: 'The code is incorrect: `{"error": {"code": "mismatch"}}`. After five incorrect codes it expires.',
        404: 'No code is pending for this address.',
      },
      outOfReach: 'the email that was sent',
      async example(api) {
        const email = await openAccount(api)
        const code = await foundInMail(api, email, 'your code', /(\d{6})/)
        return { body: { email, code: code ?? unknown.code } }
      },
    },
    confirmSignIn: {
      summary: 'Completes two-step verification',
      body: stepProofSchema,
      answer: sessionAnswerSchema,
      errors: {
        400: 'The code is incorrect: `{"error": {"code": "mismatch"}}`. After five incorrect codes, the login starts over.',
        404: 'The challenge is unknown, used, or expired.',
      },
      outOfReach: twoSteps,
      example: async (api) => ({ body: { ...(await challenged(api)), code: '246810' } }),
    },
    providerSignIn: {
      summary: 'Completes a login with another service',
      description:
        'Providers such as Google redirect to `/oauth/<provider>` with a `code`, which the client sends here after verifying `state`.',
      body: providerProofSchema,
      answer: sessionAnswerSchema,
      errors: {
        401: 'A code is required, as in `/jwt/login`.',
        404: 'The code is unknown, used, or expired.',
      },
      outOfReach: 'a code from another service',
      example: { body: { provider: 'google', code: 'sample' } },
    },
    sendSignInCode: {
      summary: 'Resends the two-step verification code',
      body: codeRequestSchema,
      errors: { 404: 'The challenge is unknown, used, or expired.' },
      outOfReach: twoSteps,
      example: async (api) => ({ body: await challenged(api) }),
    },
  },
})
