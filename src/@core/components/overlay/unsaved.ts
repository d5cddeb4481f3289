import { useEffect } from 'react'

/** Whoever holds text that is not saved. */
const holders = new Set<object>()

/** Whether anything on the page is not saved. */
export function hasUnsaved(): boolean {
  return holders.size > 0
}

function handleUnload(event: BeforeUnloadEvent) {
  event.preventDefault()
}

/**
 * Lets the page know of text that is not saved: leaving the screen or closing the tab asks then.
 *
 * @param isDirty Whether there is any.
 */
export function useUnsaved(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    const holder = {}
    holders.add(holder)
    globalThis.addEventListener('beforeunload', handleUnload)
    return () => {
      holders.delete(holder)
      if (holders.size === 0) globalThis.removeEventListener('beforeunload', handleUnload)
    }
  }, [isDirty])
}
