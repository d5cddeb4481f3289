import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Open layers that Back closes, the topmost last. */
let closers: readonly (() => void)[] = []

/** Makes the browser's Back close a layer, instead of leaving the screen below it. Not for layers with a URL. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  const navigate = useNavigate()
  const location = useLocation()
  // Back from the first page of a visit leaves the app, which no router can prevent: repeat its entry.
  const secureFirst = useEffectEvent(() => {
    const { idx } = (globalThis.history.state ?? {}) as { idx?: number }
    if (idx === 0) void navigate(location, { state: location.state as unknown, preventScrollReset: true })
  })
  useEffect(() => {
    if (!isOpen) return
    secureFirst()
    const close = () => latest.current()
    closers = [...closers, close]
    return () => {
      closers = closers.filter((other) => other !== close)
    }
  }, [isOpen])
}

/** Closes the topmost of these layers. Undefined without one. */
export function topBackLayer(): (() => void) | undefined {
  return closers.at(-1)
}
