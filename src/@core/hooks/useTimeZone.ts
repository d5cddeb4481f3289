import { useSyncExternalStore } from 'react'
import { onTimeZone, timeZone } from '../zonedTime'

/** @returns the time zone for `Intl.DateTimeFormat`; undefined for the device's. Changes cause a rerender. */
export function useTimeZone(): string | undefined {
  return useSyncExternalStore(onTimeZone, timeZone)
}
