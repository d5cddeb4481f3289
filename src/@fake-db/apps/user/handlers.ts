import { implement } from '@fake-db/kit/implement'
import { created, ok } from '@fake-db/kit/reply'
import { id, parseBody } from '@fake-db/kit/request'
import type { Change, Table } from '@fake-db/kit/table'
import { createMap, nextId, withChange } from '@fake-db/kit/table'
import { createLedger } from '@fake-db/shell/invoices/ledger'
import { createUsers } from '@fake-db/shell/people/users'
import { createAccounts } from '@fake-db/shell/session/accounts'
import { userApi } from '@/redux/apps/user/contract'
import type { UserDetails } from '@/redux/apps/user/detailsSchema'
import { passwordChangeSchema, userDetailsChangeSchema } from '@/redux/apps/user/detailsSchema'
import type { User } from '@/redux/apps/user/schema'
import { newUserSchema, userChangeSchema, userIdsSchema, usersChangeSchema } from '@/redux/apps/user/schema'
import { listUsers, rejectDuplicates, toUser } from './rules'
import { freshDetails, seedDetails } from './seedDetails'

export const createHandlers = implement(userApi, (env) => {
  const users: Table<User> = env.shared(createUsers)
  const known = createMap<number, ReturnType<typeof seedDetails>>(env, 'apps/user/details')
  const ledger = env.shared(createLedger)
  const accounts = env.shared(createAccounts)

  /** Details are made when a user is first looked at, and kept from then on. The invoices are those of the invoice list. */
  function detailsOf(userId: number): UserDetails {
    const user = users.get(userId)
    const details = known.get(userId) ?? seedDetails(user, userId - 1, env.now())
    known.set(userId, details)
    const account = accounts.ofUser(userId)
    // Who can sign in is asked for a second step by what their account says.
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

  return {
    all: () => ok([...users.rows()]),

    list: ({ query }) => ok(listUsers(users.rows(), query)),

    one: ({ query }) => ok({ user: users.get(id(query.id)) }),

    add({ body }) {
      const given = parseBody(newUserSchema, body)
      rejectDuplicates(users.rows(), given)
      const user = toUser(users.rows(), given, nextId(users.rows()))
      users.insert([user])
      known.set(user.id, freshDetails(user, env.now()))
      return created({ user })
    },

    remove({ query }) {
      users.remove([id(query.id)])
      return ok({})
    },

    update({ body }) {
      const change = parseBody(userChangeSchema, body)
      users.get(change.id)
      rejectDuplicates(users.rows(), change, change.id)
      return ok({ user: users.update(change.id, change) })
    },

    updateMany({ body }) {
      const { userIds, dataToUpdate } = parseBody(usersChangeSchema, body)
      const ids = [...new Set(userIds)]
      ids.forEach(users.get) // all of them or none
      return ok({ users: ids.map((userId) => users.update(userId, dataToUpdate)) })
    },

    removeMany({ body }) {
      users.remove(parseBody(userIdsSchema, body).userIds)
      return ok({})
    },

    restore: ({ body }) => ok({ users: users.restore(parseBody(userIdsSchema, body).userIds) }),

    details: ({ query }) => ok({ details: detailsOf(id(query.id)) }),

    updateDetails({ body }) {
      const change = parseBody(userDetailsChangeSchema, body)
      return ok({ details: changeDetails(change.userId, change) })
    },

    changePassword({ body }) {
      const { userId } = parseBody(passwordChangeSchema, body)
      return ok({ details: changeDetails(userId, { passwordChangedAt: env.now().toISOString() }) })
    },
  }
})
