import type { Lab } from '@core/lab/lab'
import { useSyncExternalStore } from 'react'

export function useLab({ subscribe, state }: Lab): ReturnType<Lab['state']> {
  return useSyncExternalStore(subscribe, state)
}
