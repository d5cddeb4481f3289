import type { Tokens } from '@core/api/tokenStore'
import type { Registration, UserData } from '@/redux/shell/session/schema'
import type { Env } from '@fake-db/kit/env'
import { signJwt, verifyJwt } from '@fake-db/kit/jwt'
import { createTable, nextId } from '@fake-db/kit/table'
import type { Account } from './seed'
import { seedAccounts } from './seed'

const lifetimeSeconds = 10 * 60
// A sample backend keeps no secrets: these only make its tokens look and break like real ones.
const secrets = { access: 'lodestar sample access', refresh: 'lodestar sample refresh' }

export function sameText(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase()
}

/** What a client may know of an account. */
export function toUserData({ password: _, ...userData }: Account): UserData {
  return userData
}

/** The accounts and their tokens: what signing in and authorizing have in common. */
export function createAccounts(env: Env) {
  const table = createTable<Account>(seedAccounts, 'account')

  /** The account that a token names, if it still exists under the same email. */
  function holderOf(token: unknown, secret: string): Account | null {
    const claims = verifyJwt(token, secret, env.now().getTime())
    return table.rows().find(({ id, email }) => id === claims?.id && sameText(email, claims.email)) ?? null
  }

  return {
    all: table.rows,
    add(registration: Registration): Account {
      const account: Account = {
        ...registration,
        id: nextId(table.rows()),
        fullName: '',
        avatar: null,
        role: 'admin',
        ability: [{ action: 'manage', subject: 'all' }],
      }
      table.insert([account])
      return account
    },
    issueTokens({ id, email }: Account): Tokens {
      const iat = Math.floor(env.now().getTime() / 1000)
      const claims = { id, email, iat, exp: iat + lifetimeSeconds }
      return { accessToken: signJwt(claims, secrets.access), refreshToken: signJwt(claims, secrets.refresh) }
    },
    byAccessToken: (token: unknown) => holderOf(token, secrets.access),
    byRefreshToken: (token: unknown) => holderOf(token, secrets.refresh),
  }
}
