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

/**
 * Checks a token's user for the current ability that the endpoint requires. Missing, expired or invalid tokens pass.
 * @returns the account id of the token; null without a valid token
 */
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
