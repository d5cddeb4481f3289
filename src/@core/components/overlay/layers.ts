import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { isLeaveGuarded } from './unsaved'

interface Layer {
  escape: () => void
}

/** What is open above the page (menus, panels, dialogs, drawers), the topmost last. */
let layers: readonly Layer[] = []
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/* In the capture phase and stopped there: one press closes one layer, whatever else listens further down. */
function handleKeyDown(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.isComposing) return
  event.stopPropagation()
  event.preventDefault()
  layers.at(-1)?.escape()
}

function setLayers(next: readonly Layer[]) {
  if (layers.length === 0) globalThis.addEventListener('keydown', handleKeyDown, true)
  layers = next
  if (layers.length === 0) globalThis.removeEventListener('keydown', handleKeyDown, true)
  for (const listener of listeners) listener()
}

/** Whether anything is open above the page. */
export function hasOpenLayer(): boolean {
  return layers.length > 0
}

/**
 * Makes something that opens above the page answer to Escape, but only while nothing is open above it. Going to another page
 * closes it, too.
 *
 * @param isOpen Whether it is open.
 * @param onEscape Closes it.
 * @returns Whether it is the topmost: only that one may hold the focus.
 */
export function useLayer(isOpen: boolean, onEscape: () => void): boolean {
  const latest = useRef(onEscape)
  useLayoutEffect(() => {
    latest.current = onEscape
  })
  const [layer] = useState<Layer>(() => ({ escape: () => latest.current() }))

  const { pathname } = useLocation()
  const before = useRef({ pathname, isOpen })
  useEffect(() => {
    const hasStayed = isOpen && before.current.isOpen && before.current.pathname !== pathname
    before.current = { pathname, isOpen }
    // What is typed is asked about once, by the guard of the page.
    if (hasStayed && !isLeaveGuarded()) latest.current()
  }, [pathname, isOpen])

  /* Before the browser paints, so that the layer below lets go of the focus before this one takes it. */
  useLayoutEffect(() => {
    if (!isOpen) return
    setLayers([...layers, layer])
    return () => setLayers(layers.filter((other) => other !== layer))
  }, [isOpen, layer])

  const isTopmost = () => layers.at(-1) === layer
  return useSyncExternalStore(subscribe, isTopmost, isTopmost)
}
