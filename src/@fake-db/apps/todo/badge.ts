import { createWaitingCount } from '@fake-db/kit/waitingCount'
import type { LoadCounter } from '@fake-db/shell/badges/counter'

/** Open tasks that are due today or were due before. */
export const createPressing = () => createWaitingCount(8)

export const loadCounter: LoadCounter = () => Promise.resolve((env) => env.shared(createPressing).count())
