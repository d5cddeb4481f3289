import type { Lab } from '@core/lab/lab'
import { useSyncExternalStore } from 'react'

/** Settings and log of a lab; rerenders on change. */
export function useLab({ subscribe, state }: Lab): ReturnType<Lab['state']> {
  return useSyncExternalStore(subscribe, state)
}
