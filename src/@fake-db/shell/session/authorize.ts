import type { Endpoint } from '@core/api/endpoint'
import type { Subject } from '@core/auth/ability'
import type { Env } from '@fake-db/kit/env'
import type { Route } from '@fake-db/kit/mount'
import { HttpError } from '@fake-db/kit/reply'
import type { UserData } from '@/redux/shell/session/schema'
import { createAccounts } from './accounts'

export function allows({ ability }: UserData, action: Exclude<Endpoint['needs'], null>, subject: Subject): boolean {
  return ability.some(
    (rule) =>
      (rule.action === action || rule.action === 'manage') && (rule.subject === subject || rule.subject === 'all'),
  )
}

/** Returns the account id of the token, or null. Missing, expired or invalid tokens pass. @throws HttpError 403 */
export function authorize({ module: { subject }, endpoint }: Route, authorization: string, env: Env): number | null {
  const accounts = env.shared(createAccounts)
  const account = accounts.byAccessToken(authorization.replace(/^Bearer /, ''))
  if (!account) return null
  const { needs } = endpoint
  if (subject === null || needs === null) return account.id
  if (!allows(accounts.toUserData(account), needs, subject))
    throw new HttpError(403, `You don’t have permission to ${needs} ${subject}.`)
  return account.id
}
