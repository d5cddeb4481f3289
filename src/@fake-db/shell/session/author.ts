import type { Env } from '@fake-db/kit/env'
import { people } from '@fake-db/shell/people/people'
import { createAccounts } from './accounts'

/** Author for the logs. Anonymous requests use the owner of the sample rows. */
export function authorOf(env: Env, askedBy: number | null): { name: string; img: string } {
  const account = env
    .shared(createAccounts)
    .all()
    .find(({ id }) => id === askedBy)
  if (account) return { name: account.fullName || account.username, img: account.avatar ?? '' }
  const [owner] = people
  return { name: owner?.fullName ?? '', img: owner?.avatar ?? '' }
}
