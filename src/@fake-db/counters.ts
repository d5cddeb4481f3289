import type { Counter } from './shell/badges/handlers'

/** One line for each module that has a badge in the menus. */
const loaders: Readonly<Record<string, () => Promise<Counter>>> = {
  'apps/chat': async () => {
    const { createUnseen } = await import('./apps/chat/unseen')
    return (env) => env.shared(createUnseen).count()
  },
  'apps/ecommerce': async () => {
    const { createShop } = await import('./apps/ecommerce/shop')
    return (env) => env.shared(createShop).cart().length
  },
  'apps/email': async () => {
    const { createUnread } = await import('./apps/email/unread')
    return (env) => env.shared(createUnread).count()
  },
  'apps/todo': async () => {
    const { createPressing } = await import('./apps/todo/pressing')
    return (env) => env.shared(createPressing).count()
  },
  'apps/user': async () => {
    const { createUsers } = await import('./shell/people/users')
    return (env) =>
      env
        .shared(createUsers)
        .rows()
        .filter(({ status }) => status === 'pending').length
  },
}

/** Loads what counts, and with it the rows that are counted. */
export async function loadCounters(): Promise<Record<string, Counter>> {
  const counters = Object.entries(loaders).map(async ([key, load]) => [key, await load()] as const)
  return Object.fromEntries(await Promise.all(counters))
}
