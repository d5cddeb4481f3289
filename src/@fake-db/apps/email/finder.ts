import type { Finder } from '@fake-db/shell/finder/findable'
import { createMailbox } from './mailbox'
import { hasCome, newestFirst, placeOf } from './rules'

export const finder: Finder = {
  subject: 'Email',
  rows: (env) => {
    const now = env.now().toISOString()
    const mails = env.shared(createMailbox).rows()
    return newestFirst(mails.filter((mail) => hasCome(mail, now))).map((mail) => [
      { params: { folder: placeOf(mail, now), id: String(mail.id) }, title: mail.subject, note: mail.from.name },
      [mail.subject, mail.from.name],
    ])
  },
}
