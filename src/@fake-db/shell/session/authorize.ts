import type { Env } from '@fake-db/kit/env'
import type { Route } from '@fake-db/kit/mount'
import { Refusal } from '@fake-db/kit/reply'
import { createAccounts } from './accounts'

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
  const isAllowed = accounts
    .toUserData(account)
    .ability.some(
      (rule) =>
        (rule.action === needs || rule.action === 'manage') && (rule.subject === subject || rule.subject === 'all'),
    )
  if (!isAllowed) throw new Refusal(403, `You may not ${needs} ${subject}.`)
  return account.id
}
