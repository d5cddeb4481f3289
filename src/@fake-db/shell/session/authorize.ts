import type { Endpoint } from '@core/api/endpoint'
import type { Subject } from '@core/auth/ability'
import type { Env } from '@fake-db/kit/env'
import type { Route } from '@fake-db/kit/mount'
import { HttpError } from '@fake-db/kit/reply'
import type { UserData } from '@/redux/shell/session/schema'
import { createAccounts } from './accounts'

/** Whether somebody may do something in an area. */
export function allows({ ability }: UserData, action: Exclude<Endpoint['needs'], null>, subject: Subject): boolean {
  return ability.some(
    (rule) =>
      (rule.action === action || rule.action === 'manage') && (rule.subject === subject || rule.subject === 'all'),
  )
}

/**
 * Holds a token that names a user to what the call's endpoint needs of that user's abilities, as they are at this moment. A token
 * that is missing, expired or cannot be verified is not refused.
 * @returns the id of the user's account; null where no token names one
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
