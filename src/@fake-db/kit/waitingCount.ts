/** A module's badge count, available before its rows are loaded. */
export interface WaitingCount {
  count: () => number
}

/**
 * Creates the initial count for `env.shared`. Only a module's own requests change its rows, so the count stays correct until its
 * handlers are loaded. They replace `count`.
 * @param sample count in the sample rows
 */
export function createWaitingCount(sample: number): WaitingCount {
  return { count: () => sample }
}
