import type { Env } from '@fake-db/kit/env'
import { people } from '@fake-db/shell/people/people'
import { createAccounts } from './accounts'

/**
 * Returns the author of a request, for the logs of the sample backend.
 * @param askedBy null for anonymous requests: the owner of the sample rows
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
