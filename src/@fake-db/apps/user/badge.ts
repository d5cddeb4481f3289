import type { LoadCounter } from '@fake-db/shell/badges/counter'

/** Pending users. */
export const loadCounter: LoadCounter = async () => {
  const { createUsers } = await import('@fake-db/shell/people/users')
  return (env) => {
    const users = env.shared(createUsers).rows()
    return users.filter(({ status }) => status === 'pending').length
  }
}
