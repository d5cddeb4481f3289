import { createTally } from '@fake-db/kit/tally'

/** Open tasks that are due today or were due before. */
export const createPressing = () => createTally(8)
