/** How much waits in a module, known before the module's rows are loaded. */
export interface Tally {
  count: () => number
}

/**
 * Makes a tally for `env.shared`. Nothing but a module's own calls changes its rows, so until the first of them as much waits as
 * in the sample rows; from then on the handlers count, by a `count` of their own.
 * @param sample how much waits in the sample rows
 */
export function createTally(sample: number): Tally {
  return { count: () => sample }
}
