import type { Env } from '@fake-db/kit/env'
import type { Route } from '@fake-db/kit/mount'
import { Refusal } from '@fake-db/kit/reply'
import { createAccounts } from './accounts'

/**
 * Holds a token that names a user to that user's abilities: `read` for a GET, `manage` for anything else, on the area of the
 * call. A token that is missing, expired or cannot be verified is not refused (contract, "authorize").
 */
export function authorize({ module: { subject }, endpoint }: Route, authorization: string, env: Env): void {
  if (subject === null) return
  const account = env.shared(createAccounts).byAccessToken(authorization.replace(/^Bearer /, ''))
  if (!account) return
  const needed = endpoint.method === 'GET' ? 'read' : 'manage'
  const isAllowed = account.ability.some(
    (rule) =>
      (rule.action === needed || rule.action === 'manage') && (rule.subject === subject || rule.subject === 'all'),
  )
  if (!isAllowed) throw new Refusal(403, `You may not ${needed} ${subject}.`)
}
