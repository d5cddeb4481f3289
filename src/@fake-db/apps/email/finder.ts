import type { Finder } from '@fake-db/shell/finder/findable'
import { createMailbox } from './mailbox'
import { newestFirst, placeOf } from './rules'

export const finder: Finder = {
  subject: 'Email',
  rows: (env) =>
    newestFirst(env.shared(createMailbox).rows()).map((mail) => [
      { params: { folder: placeOf(mail), id: String(mail.id) }, title: mail.subject, note: mail.from.name },
      [mail.subject, mail.from.name],
    ]),
}
