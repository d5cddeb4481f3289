import { defineOperations, nothing } from '@core/api/operations'
import { z } from '@core/schema'
import { sessionApi } from './contract'
import { registrationSchema } from './registrationSchema'
import { credentialsSchema, passwordReminderSchema, sessionAnswerSchema, userDataSchema } from './schema'

const tokens = { accessToken: z.string(), refreshToken: z.string() }
const demoAccount = { email: 'admin@demo.com', password: 'admin' }

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
      errors: { 400: 'Email or password is wrong: `{"error": {"email": ["Email or Password is Invalid"]}}`.' },
      example: { body: demoAccount },
    },
    register: {
      summary: 'Opens an account',
      description:
        'An email or user name that is taken is answered with 200 and an `error` that says which of the two it is.',
      body: registrationSchema,
      answer: z.union([
        z.object({ user: userDataSchema, ...tokens }),
        z.object({ error: z.object({ email: z.nullable(z.string()), username: z.nullable(z.string()) }) }),
      ]),
      example: { body: { email: 'rosa.blum@example.com', username: 'rosa', password: 'Nine Green Bottles' } },
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
  },
})
