import type { Env } from '@fake-db/kit/env'
import { signatureOf } from '@fake-db/kit/jwt'
import { notFound } from '@fake-db/kit/reply'
import { createMap } from '@fake-db/kit/table'
import { createUsers } from '@fake-db/shell/people/users'
import { createAccounts } from '@fake-db/shell/session/accounts'
import { createOutbox } from '@fake-db/shell/session/outbox'
import type { Acceptance } from '@/redux/apps/user/invitationSchema'
import type { User } from '@/redux/apps/user/schema'

/** Milliseconds */
const lifetime = 7 * 24 * 60 * 60_000

/** Each link works once. */
export function createInvitations(env: Env) {
  const users = env.shared(createUsers)
  const accounts = env.shared(createAccounts)
  const post = env.shared(createOutbox)
  const open = createMap<string, { readonly userId: number; readonly sentAt: number }>(env, 'apps/user/invitations')

  function drop(userId: number) {
    for (const token of [...open.keys()]) if (open.get(token)?.userId === userId) open.delete(token)
  }

  return {
    /** Earlier links stop working. */
    send({ id: userId, email }: User): User {
      drop(userId)
      const sentAt = env.now().getTime()
      const token = signatureOf(`invitation ${userId} ${sentAt} ${env.random()}`, 'sample invitation')
      open.set(token, { userId, sentAt })
      post.send({ to: email, kind: 'invitation', secret: token })
      return users.update(userId, { invitedAt: env.now().toISOString() })
    },

    /** Activates the invited user. @throws HttpError 404 for an unknown, used, expired or withdrawn link */
    accept({ token, fullName, password }: Acceptance): User {
      const invitation = open.get(token)
      const user = users.rows().find(({ id }) => id === invitation?.userId)
      if (!invitation || !user || user.status === 'inactive' || invitation.sentAt + lifetime <= env.now().getTime())
        throw notFound('invitation')
      drop(user.id)
      const { username, email } = user
      const account = accounts.byEmail(email) ?? accounts.add({ username, email, password })
      accounts.changePassword(account.id, password)
      accounts.update(account.id, { userId: user.id, fullName, isEmailConfirmed: true })
      return users.update(user.id, { fullName, status: 'active' })
    },
  }
}
