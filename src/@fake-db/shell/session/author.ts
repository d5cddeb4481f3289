import type { Env } from '@fake-db/kit/env'
import { people } from '@fake-db/shell/people/people'
import { createAccounts } from './accounts'

/**
 * Whose doing a call is, for the logs that the sample backend keeps.
 * @param askedBy the account that made the call; null, as where nobody has to sign in, stands for the owner of the sample rows
 */
export function authorOf(env: Env, askedBy: number | null): { name: string; img: string } {
  const account = env
    .shared(createAccounts)
    .all()
    .find(({ id }) => id === askedBy)
  if (account) return { name: account.fullName || account.username, img: account.avatar ?? '' }
  const [owner] = people
  return { name: owner?.fullName ?? '', img: owner?.avatar ?? '' }
}
