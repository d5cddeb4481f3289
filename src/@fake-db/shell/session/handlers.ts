import { sessionApi } from '@/redux/shell/session/contract'
import {
  codeRequestSchema,
  emailProofSchema,
  newPasswordBodySchema,
  providerProofSchema,
  stepProofSchema,
} from '@/redux/shell/session/proofSchema'
import { registrationSchema } from '@/redux/shell/session/registrationSchema'
import { passwordReminderSchema } from '@/redux/shell/session/schema'
import { implement } from '@fake-db/kit/implement'
import { badRequest, notFound, ok, HttpError } from '@fake-db/kit/reply'
import { parseBody } from '@fake-db/kit/request'
import { createAccounts, digestOf, sameText } from './accounts'
import { createOutbox } from './outbox'
import { createProofs } from './proofs'
import type { Account, TwoFactor } from './seed'
import { sampleCode, sampleProviderCode } from './seed'

function fieldsOf(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badRequest('Something went wrong')
  return { ...body }
}

export const handlers = implement(sessionApi, (env) => {
  const accounts = env.shared(createAccounts)
  const post = env.shared(createOutbox)
  const proofs = env.shared(createProofs)

  const sessionOf = (account: Account) => ({ userData: accounts.toUserData(account), ...accounts.issueTokens(account) })

  function sendLink(account: Account) {
    const token = proofs.begin('newPassword', account)
    if (token !== null) post.send({ to: account.email, kind: 'newPassword', secret: token })
  }

  function sendCode(account: Account) {
    const code = String(Math.floor(env.random() * 1_000_000)).padStart(6, '0')
    if (proofs.begin('email', account, code) !== null) post.send({ to: account.email, kind: 'code', secret: code })
  }

  /** Returns only the last two digits of a phone number. */
  function challenge(account: Account, { method, phone }: TwoFactor): HttpError {
    const token = proofs.begin('signIn', account, sampleCode) ?? ''
    return new HttpError(401, {
      challenge: token,
      ...(method === 'sms' && { phone: phone.replace(/\D/g, '').slice(-2) }),
    })
  }

  function enter(account: Account) {
    if (account.twoFactor?.enabled) throw challenge(account, account.twoFactor)
    return ok(sessionOf(account))
  }

  return {
    login({ body }) {
      const { email, password } = fieldsOf(body)
      const digest = typeof password === 'string' ? digestOf(password) : null
      const account = accounts
        .all()
        .find((known) => typeof email === 'string' && sameText(known.email, email) && known.password === digest)
      if (!account) throw new HttpError(400, { email: ['Email or Password is Invalid'] })
      return enter(account)
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
      sendCode(account)
      return ok({ user: accounts.toUserData(account), isEmailConfirmed: false, ...accounts.issueTokens(account) })
    },

    me: ({ askedBy }) => ok({ userData: accounts.toUserData(accounts.askedBy(askedBy)) }),

    /** The client deletes its tokens. */
    logout: () => ok({}),

    refresh({ body }) {
      const account = accounts.byRefreshToken(fieldsOf(body).refreshToken)
      if (!account) throw new HttpError(401, 'Invalid refresh token')
      return ok(sessionOf(account))
    },

    forgotPassword({ body }) {
      const account = accounts.byEmail(parseBody(passwordReminderSchema, body).email)
      if (account) sendLink(account)
      return ok({})
    },

    resetPassword({ body }) {
      const { token, password } = parseBody(newPasswordBodySchema, body)
      const proof = proofs.byId('newPassword', token)
      accounts.changePassword(proof.accountId, password)
      proofs.use(proof)
      return ok({})
    },

    sendEmailCode({ body }) {
      const account = accounts.byEmail(parseBody(passwordReminderSchema, body).email)
      if (account && !account.isEmailConfirmed) sendCode(account)
      return ok({})
    },

    confirmEmail({ body }) {
      const { email, code } = parseBody(emailProofSchema, body)
      const proof = proofs.of('email', accounts.byEmail(email))
      proofs.use(proof, code)
      accounts.update(proof.accountId, { isEmailConfirmed: true })
      return ok({})
    },

    confirmSignIn({ body }) {
      const { token, code } = parseBody(stepProofSchema, body)
      const proof = proofs.byId('signIn', token)
      const account = accounts.get(proof.accountId)
      proofs.use(proof, code)
      return ok(sessionOf(account))
    },

    /** Every provider returns the first account. */
    providerSignIn({ body }) {
      if (parseBody(providerProofSchema, body).code !== sampleProviderCode) throw notFound('proof')
      return enter(accounts.askedBy(null))
    },

    sendSignInCode({ body }) {
      proofs.renew(proofs.byId('signIn', parseBody(codeRequestSchema, body).token))
      return ok({})
    },
  }
})
