import { implement } from '@fake-db/kit/implement'
import { badRequest, created, ok, HttpError } from '@fake-db/kit/reply'
import { id, parseBody } from '@fake-db/kit/request'
import type { Change, Table } from '@fake-db/kit/table'
import { createMap, withChange } from '@fake-db/kit/table'
import { createLedger } from '@fake-db/shell/invoices/ledger'
import { createUsers } from '@fake-db/shell/people/users'
import { createGiving } from '@fake-db/shell/roles/giving'
import { createLimits } from '@fake-db/shell/roles/limits'
import { createRoles } from '@fake-db/shell/roles/roles'
import { createAccounts, sameText } from '@fake-db/shell/session/accounts'
import { userApi } from '@/redux/apps/user/contract'
import type { UserDetails } from '@/redux/apps/user/detailsSchema'
import type { NewUser, RefusedRow, User } from '@/redux/apps/user/schema'
import { newUserSchema } from '@/redux/apps/user/schema'
import type { Role } from '@/redux/shell/roles/schema'
import { createInvitations } from './invitations'
import {
  listUsers,
  nameOfEmail,
  namesOf,
  rejectDuplicates,
  rejectTakenEmails,
  takeNames,
  toRefusedRow,
  toUser,
} from './rules'
import { freshDetails, seedDetails } from './seedDetails'

export const handlers = implement(userApi, (env) => {
  const users: Table<User> = env.shared(createUsers)
  const { withRole, called, roleOf, assign, keepAdministrator } = env.shared(createRoles)
  const { refuseMore } = env.shared(createLimits)
  const give = env.shared(createGiving)
  const everybody = () => users.rows().map(withRole)
  const known = createMap<number, ReturnType<typeof seedDetails>>(env, 'apps/user/details')
  const ledger = env.shared(createLedger)
  const accounts = env.shared(createAccounts)
  const invitations = env.shared(createInvitations)

  /** Details are created at the first access. Invoices come from the invoice list. */
  function detailsOf(userId: number): UserDetails {
    const user = users.get(userId)
    const details =
      known.get(userId) ??
      (user.status === 'pending' ? freshDetails(user, env.now()) : seedDetails(user, userId - 1, env.now()))
    known.set(userId, details)
    const account = accounts.ofUser(userId)
    // For users who can log in, the account has the two-step verification.
    const twoFactor = account ? (account.twoFactor ?? { ...details.twoFactor, enabled: false }) : details.twoFactor
    return { ...details, twoFactor, invoices: ledger.invoicesOf(userId) }
  }

  function changeDetails(userId: number, change: Change<UserDetails>): UserDetails {
    const details = withChange(detailsOf(userId), change)
    known.set(userId, details)
    const account = accounts.ofUser(userId)
    if (account && change.twoFactor) accounts.update(account.id, { twoFactor: change.twoFactor })
    return details
  }

  function roleCalled(userRole: string): Role {
    const role = called(userRole)
    if (!role) throw badRequest({ role: 'choice' })
    return role
  }

  /** Skips users who already have the role. */
  function changeRole(askedBy: number | null, userIds: readonly number[], userRole: string | undefined) {
    if (userRole === undefined) return
    const role = roleCalled(userRole)
    const others = userIds.filter((userId) => roleOf(users.get(userId)).id !== role.id)
    if (others.length > 0) give(askedBy, others, role)
  }

  function roleToGive(askedBy: number | null, userRole: string): Role {
    const role = roleCalled(userRole)
    refuseMore(askedBy, role.matrix)
    return role
  }

  function insert(given: readonly NewUser[]): User[] {
    const first = users.nextId()
    const { usernames } = namesOf(users.rows())
    for (const { username } of given) if (username) usernames.add(username.toLowerCase())
    const joinedAt = env.now().toISOString()
    const rows = given.map((row, index) => ({ ...toUser(usernames, row, first + index), joinedAt }))
    users.insert(rows)
    for (const userRole of new Set(rows.map(({ role }) => role))) {
      const holders = rows.filter(({ role }) => role === userRole)
      assign(
        holders.map(({ id: userId }) => userId),
        roleCalled(userRole).id,
      )
    }
    // Replaces details of earlier users with these ids.
    for (const row of rows) known.set(row.id, freshDetails(row, env.now()))
    return rows
  }

  function remove(userIds: readonly number[]) {
    keepAdministrator(userIds)
    users.remove(userIds)
  }

  return {
    all: () => ok(everybody()),

    list: ({ query }) => ok(listUsers(everybody(), query)),

    one: ({ query }) => ok({ user: withRole(users.get(id(query.id))) }),

    add({ body: given, askedBy }) {
      rejectDuplicates(users.rows(), given)
      roleToGive(askedBy, given.role)
      const newId = users.nextId()
      insert([given])
      return created({ user: users.get(newId) })
    },

    addMany({ body: { users: rows }, askedBy }) {
      const names = namesOf(users.rows())
      const added: NewUser[] = []
      const refused: RefusedRow[] = []
      for (const [index, row] of rows.entries()) {
        try {
          const given = parseBody(newUserSchema, row)
          roleToGive(askedBy, given.role)
          takeNames(names, given)
          added.push(given)
        } catch (thrown) {
          if (!(thrown instanceof HttpError)) throw thrown
          refused.push(toRefusedRow(index, thrown))
        }
      }
      return created({ users: insert(added).map(withRole), refused })
    },

    remove({ query }) {
      remove([id(query.id)])
      return ok({})
    },

    update({ body: { role, ...change }, askedBy }) {
      users.get(change.id)
      rejectDuplicates(users.rows(), change, change.id)
      changeRole(askedBy, [change.id], role)
      return ok({ user: withRole(users.update(change.id, change)) })
    },

    updateMany({ body: { userIds, dataToUpdate }, askedBy }) {
      const { role, ...change } = dataToUpdate
      const ids = [...new Set(userIds)]
      ids.forEach(users.get) // all of them or none
      changeRole(askedBy, ids, role)
      return ok({ users: ids.map((userId) => withRole(users.update(userId, change))) })
    },

    removeMany({ body }) {
      remove(body.userIds)
      return ok({})
    },

    restore: ({ body }) => ok({ users: users.restore(body.userIds).map(withRole) }),

    invite({ body: given, askedBy }) {
      const emails = given.emails.filter(
        (email, index) => given.emails.findIndex((other) => sameText(other, email)) === index,
      )
      rejectTakenEmails(users.rows(), given.emails)
      roleToGive(askedBy, given.role)
      const invited = insert(emails.map((email) => ({ email, fullName: nameOfEmail(email), role: given.role }))).map(
        invitations.send,
      )
      return created({ users: invited.map(withRole) })
    },

    inviteAgain({ body }) {
      const invited = [...new Set(body.userIds)].map(users.get)
      if (invited.some(({ status }) => status !== 'pending')) throw badRequest('Only pending users can be invited.')
      return ok({ users: invited.map((user) => withRole(invitations.send(user))) })
    },

    accept({ body }) {
      const { email } = invitations.accept(body)
      return ok({ email })
    },

    details: ({ query }) => ok({ details: detailsOf(id(query.id)) }),

    updateDetails({ body: change }) {
      return ok({ details: changeDetails(change.userId, change) })
    },

    changePassword({ body: { userId } }) {
      return ok({ details: changeDetails(userId, { passwordChangedAt: env.now().toISOString() }) })
    },
  }
})
