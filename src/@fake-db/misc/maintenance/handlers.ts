import { implement } from '@fake-db/kit/implement'
import { ok } from '@fake-db/kit/reply'
import { maintenanceApi } from '@/redux/misc/maintenance/contract'

/** Milliseconds from the first visit: long enough to see the page, short enough to see the end. */
const duration = 45 * 60_000

export const handlers = implement(maintenanceApi, (env) => {
  const until = env.cell('misc/maintenance/until', new Date(env.now().getTime() + duration).toISOString())

  return {
    status: () => ok({ isUnderWay: env.now() < new Date(until.value), until: until.value }),
  }
})
