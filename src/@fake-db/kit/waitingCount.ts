/** Badge count of a module, available before its rows are loaded. */
export interface WaitingCount {
  count: () => number
}

/**
 * The count is correct until the module's handlers load and replace `count`: only their requests change rows.
 * @param sample count in the sample rows
 */
export function createWaitingCount(sample: number): WaitingCount {
  return { count: () => sample }
}
