import { sessionApi } from '@/redux/shell/session/contract'
import { registrationSchema } from '@/redux/shell/session/registrationSchema'
import { passwordReminderSchema } from '@/redux/shell/session/schema'
import { implement } from '@fake-db/kit/implement'
import { badRequest, ok, Refusal } from '@fake-db/kit/reply'
import { parseBody } from '@fake-db/kit/request'
import { createAccounts, digestOf, sameText } from './accounts'

function fieldsOf(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badRequest('Something went wrong')
  return { ...body }
}

export const createHandlers = implement(sessionApi, (env) => {
  const accounts = env.shared(createAccounts)

  return {
    login({ body }) {
      const { email, password } = fieldsOf(body)
      const digest = typeof password === 'string' ? digestOf(password) : null
      const account = accounts
        .all()
        .find((known) => typeof email === 'string' && sameText(known.email, email) && known.password === digest)
      if (!account) throw new Refusal(400, { email: ['Email or Password is Invalid'] })
      return ok({ userData: accounts.toUserData(account), ...accounts.issueTokens(account) })
    },

    register({ body }) {
      const registration = parseBody(registrationSchema, body)
      const isTaken = {
        email: accounts.all().some(({ email }) => sameText(email, registration.email)),
        username: accounts.all().some(({ username }) => sameText(username, registration.username)),
      }
      if (isTaken.email || isTaken.username) {
        return ok({
          error: {
            email: isTaken.email ? 'This email is already in use.' : null,
            username: isTaken.username ? 'This username is already in use.' : null,
          },
        })
      }
      const account = accounts.add(registration)
      return ok({ user: accounts.toUserData(account), ...accounts.issueTokens(account) })
    },

    refresh({ body }) {
      const account = accounts.byRefreshToken(fieldsOf(body).refreshToken)
      if (!account) throw new Refusal(401, 'Invalid refresh token')
      return ok({ userData: accounts.toUserData(account), ...accounts.issueTokens(account) })
    },

    forgotPassword({ body }) {
      parseBody(passwordReminderSchema, body)
      return ok({})
    },
  }
})
