import type { Finder } from '@fake-db/shell/finder/findable'
import { createMailbox } from './mailbox'
import { hasCome, newestFirst, placeOf } from './rules'

export const finder: Finder = {
  subject: 'Email',
  rows: (env) => {
    const now = env.now().toISOString()
    const emails = env
      .shared(createMailbox)
      .rows()
      .filter((email) => hasCome(email, now))
    return newestFirst(emails, emails, now).map((email) => [
      { params: { folder: placeOf(email, now), id: String(email.id) }, title: email.subject, note: email.from.name },
      [email.subject, email.from.name],
    ])
  },
}
