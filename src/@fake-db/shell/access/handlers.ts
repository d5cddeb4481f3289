import { implement } from '@fake-db/kit/implement'
import { created, ok } from '@fake-db/kit/reply'
import { createTable } from '@fake-db/kit/table'
import { createNotifications } from '@fake-db/shell/notifications/notifications'
import { createAccounts } from '@fake-db/shell/session/accounts'
import { accessApi } from '@/redux/shell/access/contract'
import type { AccessRequest } from '@/redux/shell/access/schema'

interface Row extends AccessRequest {
  readonly accountId: number
}

function withoutParameters(page: string): string {
  return page.replace(/[?#].*$/s, '')
}

function toRequest({ id, page, time }: Row): AccessRequest {
  return { id, page, time }
}

export const handlers = implement(accessApi, (env) => {
  const accounts = env.shared(createAccounts)
  const notifications = env.shared(createNotifications)
  const table = createTable<Row>(env, 'shell/access/requests', [], 'request')
  const of = (accountId: number) => table.rows().filter((row) => row.accountId === accountId)

  return {
    requests: ({ askedBy }) => ok({ requests: of(accounts.askedBy(askedBy).id).map(toRequest) }),

    ask({ body: { page }, askedBy }) {
      const account = accounts.askedBy(askedBy)
      const before = of(account.id).find((row) => withoutParameters(row.page) === withoutParameters(page))
      if (before) return created({ request: toRequest(before) })

      const { avatar, email, fullName, username } = account
      const time = env.now().toISOString()
      const row: Row = { id: table.nextId(), accountId: account.id, page, time }
      table.insert([row], 0)
      notifications.insert(
        [
          {
            id: notifications.nextId(),
            kind: 'security',
            title: `${fullName || username} requested access`,
            text: `Page: ${page}. To grant access, assign another role or edit the current one.`,
            time,
            isRead: false,
            avatar: avatar ?? '',
            link: `/apps/roles?q=${encodeURIComponent(email)}`,
          },
        ],
        0,
      )
      return created({ request: toRequest(row) })
    },
  }
})
