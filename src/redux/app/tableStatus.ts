import type { RequestState } from './thunks'

/** How a table stands whose rows a request brings: those that are there stay while newer ones are on their way. */
export function tableStatusOf({ status }: RequestState, rows: readonly unknown[]): 'loading' | 'refreshing' | 'ready' {
  if (status === 'succeeded' || status === 'failed') return 'ready'
  return rows.length > 0 ? 'refreshing' : 'loading'
}
