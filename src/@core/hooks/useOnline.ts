import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Whether the browser has a connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}

/** Calls `onBack` when the connection returns. @param isWaiting Whether anything failed that can be loaded again. */
export function useReconnect(isWaiting: boolean, onBack: () => void): void {
  const handleOnline = useEffectEvent(onBack)
  useEffect(() => {
    if (!isWaiting) return
    const listener = () => handleOnline()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [isWaiting])
}
