import type { Tokens } from '@core/api/tokenStore'
import type { Registration } from '@/redux/shell/session/registrationSchema'
import type { UserData } from '@/redux/shell/session/schema'
import type { Env } from '@fake-db/kit/env'
import { signatureOf, signJwt, verifyJwt } from '@fake-db/kit/jwt'
import { createTable } from '@fake-db/kit/table'
import { abilityOf } from '@fake-db/shell/roles/abilities'
import { createGrants } from '@fake-db/shell/roles/grants'
import type { Account } from './seed'
import { seedAccounts } from './seed'

const lifetimeSeconds = 10 * 60
// Not secret: sample tokens only have the format and errors of real tokens.
const secrets = {
  access: 'sample access',
  refresh: 'sample refresh',
  password: 'sample password',
}

export function isAccessToken(token: string, now: Date): boolean {
  return verifyJwt(token, secrets.access, now.getTime()) !== null
}

/** Digest of a password. Browsers may store accounts, but no typed password. */
export function digestOf(password: string): string {
  return signatureOf(password, secrets.password)
}

export function sameText(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase()
}

/** `userData.role` of the demo accounts. Other roles use their own name. */
const authRoles: ReadonlyMap<string, string> = new Map([
  ['administrator', 'admin'],
  ['restricted-user', 'client'],
])

export function createAccounts(env: Env) {
  const seed = seedAccounts.map((account) => ({ ...account, password: digestOf(account.password) }))
  const table = createTable<Account>(env, 'shell/session/accounts', seed, 'account')
  const { givenTo } = env.shared(createGrants)

  /** Returns the account of a token, if it still has the same email. */
  function holderOf(token: unknown, secret: string): Account | null {
    const claims = verifyJwt(token, secret, env.now().getTime())
    const holder = table.rows().find(({ id, email }) => id === claims?.id && sameText(email, claims.email))
    // Refresh tokens issued before all sessions ended are invalid.
    return holder && (secret === secrets.access || claims?.round === holder.round) ? holder : null
  }

  /** Account data for clients. Accounts of users get the current role's abilities. */
  function toUserData(account: Account): UserData {
    const {
      userId,
      isEmailConfirmed,
      password: _,
      bio: _b,
      website: _w,
      twoFactor: _t,
      round: _r,
      ...userData
    } = account
    const role = userId === undefined ? undefined : givenTo(userId)
    if (!role) return { ...userData, ...(isEmailConfirmed === false && { isEmailConfirmed }) }
    return { ...userData, role: authRoles.get(role.key) ?? role.name, ability: abilityOf(role.matrix) }
  }

  return {
    all: table.rows,
    toUserData,
    add(registration: Registration): Account {
      const account: Account = {
        ...registration,
        password: digestOf(registration.password),
        id: table.nextId(),
        fullName: registration.fullName ?? '',
        avatar: null,
        role: 'admin',
        ability: [{ action: 'manage', subject: 'all' }],
        isEmailConfirmed: false,
      }
      table.insert([account])
      return account
    },
    byEmail: (email: string) => table.rows().find((account) => sameText(account.email, email)),
    ofUser: (userId: number) => table.rows().find((account) => account.userId === userId),
    get: table.get,
    /** The sender's account. Anonymous requests use the first account, which owns the sample rows. */
    askedBy: (id: number | null): Account => table.get(id ?? 1),
    update: table.update,
    remove(id: number) {
      table.remove([id])
    },
    /** Ends all sessions; their access tokens work until they expire. @returns the changed account */
    changePassword(id: number, password: string): Account {
      return table.update(id, { password: digestOf(password), round: (table.get(id).round ?? 0) + 1 })
    },
    issueTokens({ id, email, round }: Account): Tokens {
      const iat = Math.floor(env.now().getTime() / 1000)
      const claims = { id, email, iat, exp: iat + lifetimeSeconds, ...(round !== undefined && { round }) }
      return { accessToken: signJwt(claims, secrets.access), refreshToken: signJwt(claims, secrets.refresh) }
    },
    byAccessToken: (token: unknown) => holderOf(token, secrets.access),
    byRefreshToken: (token: unknown) => holderOf(token, secrets.refresh),
  }
}
