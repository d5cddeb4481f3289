import type { Lab } from '@core/lab/lab'
import { useSyncExternalStore } from 'react'

/** What a lab is set to and has seen, as it changes. */
export function useLab({ subscribe, state }: Lab): ReturnType<Lab['state']> {
  return useSyncExternalStore(subscribe, state)
}
