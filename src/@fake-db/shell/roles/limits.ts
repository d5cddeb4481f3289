import type { Env } from '@fake-db/kit/env'
import { HttpError } from '@fake-db/kit/reply'
import { createAccounts } from '@fake-db/shell/session/accounts'
import type { Matrix } from '@/redux/shell/roles/schema'
import { abilityOf } from './abilities'
import { createGrants } from './grants'

/** Prevents self-escalation and lockout. Skipped for anonymous requests. */
export function createLimits(env: Env) {
  const accounts = env.shared(createAccounts)
  const { givenTo } = env.shared(createGrants)
  const known = (askedBy: number | null) => (askedBy === null ? null : accounts.askedBy(askedBy))

  function isOwnRole(askedBy: number | null, roleId: number): boolean {
    const { userId } = known(askedBy) ?? {}
    return userId !== undefined && givenTo(userId)?.id === roleId
  }

  return {
    isOwnRole,

    /** @throws HttpError 403 for the account's own role */
    refuseOwnRole(askedBy: number | null, roleId: number) {
      if (isOwnRole(askedBy, roleId)) {
        throw new HttpError(403, 'You can’t change the permissions of your own role. Ask another administrator.')
      }
    },

    /** @throws HttpError 403 if the users include the account */
    refuseSelf(askedBy: number | null, userIds: readonly number[]) {
      const { userId } = known(askedBy) ?? {}
      if (userId !== undefined && userIds.includes(userId)) {
        throw new HttpError(403, 'You can’t change your own role. Ask another administrator.')
      }
    },

    /** @throws HttpError 403 if the matrix exceeds the account's rights */
    refuseMore(askedBy: number | null, matrix: Matrix) {
      const account = known(askedBy)
      if (!account) return
      const own = accounts.toUserData(account).ability
      const isOwn = ({ action, subject }: (typeof own)[number]) =>
        own.some(
          (rule) =>
            (rule.action === action || rule.action === 'manage') &&
            (rule.subject === subject || rule.subject === 'all'),
        )
      if (!abilityOf(matrix).every((rule) => rule.subject === 'Auth' || isOwn(rule))) {
        throw new HttpError(403, 'You can’t grant permissions that you don’t have.')
      }
    },
  }
}
