import { useSyncExternalStore } from 'react'
import type { ChartTheme } from './chartTheme'
import { readChartTheme } from './chartTheme'

/** The same object as long as the page looks the same; nothing while no chart is shown. */
let shown: ChartTheme | null = null
const listeners = new Set<() => void>()
let unwatch: () => void = () => undefined

function refresh() {
  const now = readChartTheme()
  if (JSON.stringify(now) === JSON.stringify(shown)) return
  shown = now
  for (const listener of listeners) listener()
}

/** Skin, primary colour, direction and language are attributes of the root element. */
function watch() {
  const observer = new MutationObserver(refresh)
  observer.observe(document.documentElement, { attributes: true })
  unwatch = () => observer.disconnect()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) watch()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    unwatch()
    shown = null
  }
}

function current(): ChartTheme {
  shown ??= readChartTheme()
  return shown
}

/** The page's look, kept current: charts are drawn again with it where they stand. */
export function useChartTheme(): ChartTheme {
  return useSyncExternalStore(subscribe, current)
}
