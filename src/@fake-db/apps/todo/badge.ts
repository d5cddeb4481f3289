import { createWaitingCount } from '@fake-db/kit/waitingCount'
import type { LoadCounter } from '@fake-db/shell/badges/counter'

/** Open tasks due today or earlier. */
export const createUrgentCount = () => createWaitingCount(8)

export const loadCounter: LoadCounter = () => Promise.resolve((env) => env.shared(createUrgentCount).count())
