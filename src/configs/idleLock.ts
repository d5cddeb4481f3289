import { readStored, writeStored } from './storage'

const storageKey = 'idleLock'

/** Minutes of inactivity before the screen locks; 0 is never. */
export const idleChoices = [0, 5, 15, 30, 60] as const

export function readIdleLock(): number {
  const stored = readStored(storageKey)
  return idleChoices.find((minutes) => minutes === stored) ?? 0
}

/** Stores the choice in this browser, for all open tabs. @returns whether it could be stored */
export function writeIdleLock(minutes: number): boolean {
  const isStored = writeStored(storageKey, minutes || null)
  window.dispatchEvent(new Event(storageKey))
  return isStored
}

/** Subscribes to changes in all tabs. @returns unsubscribes */
export function watchIdleLock(onChange: () => void): () => void {
  window.addEventListener(storageKey, onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(storageKey, onChange)
    window.removeEventListener('storage', onChange)
  }
}
