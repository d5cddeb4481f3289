import type { Finder } from '@fake-db/shell/finder/findable'
import { createUsers } from '@fake-db/shell/people/users'

export const finder: Finder = {
  subject: 'User',
  rows: (env) =>
    env
      .shared(createUsers)
      .rows()
      .map(({ id, fullName, email, company }) => [
        { params: { id: String(id) }, title: fullName, note: email },
        [fullName, email, company],
      ]),
}
