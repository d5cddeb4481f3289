import { useSyncExternalStore } from 'react'
import { onTimeZone, timeZone } from '../zonedTime'

/**
 * The zone that times are shown and typed in, as `Intl.DateTimeFormat` takes it: undefined for the device's. Whoever calls it is
 * redrawn when another one is chosen.
 */
export function useTimeZone(): string | undefined {
  return useSyncExternalStore(onTimeZone, timeZone)
}
