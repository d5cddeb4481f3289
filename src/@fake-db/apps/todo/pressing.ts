import { createWaitingCount } from '@fake-db/kit/waitingCount'

/** Open tasks that are due today or were due before. */
export const createPressing = () => createWaitingCount(8)
