import { implement } from '@fake-db/kit/implement'
import { timeOn } from '@fake-db/kit/env'
import { created, ok } from '@fake-db/kit/reply'
import { comingSoonApi } from '@/redux/misc/coming-soon/contract'

export const handlers = implement(comingSoonApi, (env) => {
  const launch = env.cell('misc/coming-soon/launch', { launchesAt: timeOn(env.now(), 24, '09:00') })
  const addresses = env.cell<readonly string[]>('misc/coming-soon/addresses', [])

  return {
    launch: () => ok(launch.value),

    notify({ body }) {
      const email = body.email.toLowerCase()
      if (!addresses.value.includes(email)) addresses.value = [...addresses.value, email]
      return created({})
    },

    waiting: () => ok({ emails: [...addresses.value] }),
  }
})
