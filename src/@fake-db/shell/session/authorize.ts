import { neededAction } from '@core/auth/neededAction'
import type { Env } from '@fake-db/kit/env'
import type { Route } from '@fake-db/kit/mount'
import { Refusal } from '@fake-db/kit/reply'
import { createAccounts } from './accounts'

/**
 * Holds a token that names a user to that user's abilities, as they are at this moment: see {@link neededAction}. A token that is
 * missing, expired or cannot be verified is not refused (contract, "authorize").
 * @returns the id of the user's account; null where no token names one
 */
export function authorize({ module: { subject }, endpoint }: Route, authorization: string, env: Env): number | null {
  const accounts = env.shared(createAccounts)
  const account = accounts.byAccessToken(authorization.replace(/^Bearer /, ''))
  if (!account) return null
  if (subject === null) return account.id
  const needed = neededAction(endpoint)
  const isAllowed = accounts
    .toUserData(account)
    .ability.some(
      (rule) =>
        (rule.action === needed || rule.action === 'manage') && (rule.subject === subject || rule.subject === 'all'),
    )
  if (!isAllowed) throw new Refusal(403, `You may not ${needed} ${subject}.`)
  return account.id
}
