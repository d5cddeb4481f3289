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
// A sample backend keeps no secrets: these only make its tokens look and break like real ones.
const secrets = {
  access: 'sample access',
  refresh: 'sample refresh',
  password: 'sample password',
}

/** Whether an access token was signed here and has not expired. */
export function isAccessToken(token: string, now: Date): boolean {
  return verifyJwt(token, secrets.access, now.getTime()) !== null
}

/** What is kept of a password: a browser may store accounts, and nothing that somebody has typed shall stand there. */
export function digestOf(password: string): string {
  return signatureOf(password, secrets.password)
}

export function sameText(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase()
}

/** What the roles of the demo accounts are called in `userData`; any other goes by its own name. */
const authRoles: ReadonlyMap<string, string> = new Map([
  ['administrator', 'admin'],
  ['restricted-user', 'client'],
])

/** The accounts and their tokens: what signing in and authorizing have in common. */
export function createAccounts(env: Env) {
  const seed = seedAccounts.map((account) => ({ ...account, password: digestOf(account.password) }))
  const table = createTable<Account>(env, 'shell/session/accounts', seed, 'account')
  const { givenTo } = env.shared(createGrants)

  /** The account that a token names, if it still exists under the same email. */
  function holderOf(token: unknown, secret: string): Account | null {
    const claims = verifyJwt(token, secret, env.now().getTime())
    const holder = table.rows().find(({ id, email }) => id === claims?.id && sameText(email, claims.email))
    // Where all sessions have been ended, none of before is renewed.
    return holder && (secret === secrets.access || claims?.round === holder.round) ? holder : null
  }

  /** What a client may know of an account. Who is a user of the product may do what the role of that user says now. */
  function toUserData({ password, userId, twoFactor, isEmailConfirmed, round, ...userData }: Account): UserData {
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
    /** The account of whoever asks; the first where nobody can be told, as it is hers that the sample rows belong to. */
    byEmail: (email: string) => table.rows().find((account) => sameText(account.email, email)),
    /** The account of somebody in the users' table. */
    ofUser: (userId: number) => table.rows().find((account) => account.userId === userId),
    get: table.get,
    askedBy: (id: number | null): Account => table.get(id ?? 1),
    update: table.update,
    remove(id: number) {
      table.remove([id])
    },
    /** All sessions end, but for what is left of their access tokens. */
    changePassword(id: number, password: string) {
      table.update(id, { password: digestOf(password), round: (table.get(id).round ?? 0) + 1 })
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
