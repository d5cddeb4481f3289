import type { Finder } from '@fake-db/shell/finder/findable'
import { createMailbox } from './mailbox'
import { newestFirst } from './rules'

export const finder: Finder = {
  subject: 'Email',
  rows: (env) =>
    newestFirst(env.shared(createMailbox).rows()).map(({ id, folder, subject, from }) => [
      { params: { folder, id: String(id) }, title: subject, note: from.name },
      [subject, from.name],
    ]),
}
