/** Badge count of a module, available before its rows are loaded. */
export interface WaitingCount {
  count: () => number
}

/**
 * Creates the initial count for `env.shared`. Only a module's own requests change its rows. The count is correct until
 * the module's handlers load and replace `count`.
 * @param sample count in the sample rows
 */
export function createWaitingCount(sample: number): WaitingCount {
  return { count: () => sample }
}
