import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { isLeaveGuarded } from './unsaved'

interface Layer {
  escape: () => void
}

/** Open layers above the page (menus, panels, dialogs, drawers), the topmost last. */
let layers: readonly Layer[] = []
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/* Captured and stopped: a key press closes a single layer, and listeners further down do not run. */
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

/** Whether a menu, panel, dialog or drawer is open. */
export function hasOpenLayer(): boolean {
  return layers.length > 0
}

/**
 * Registers a layer above the page. Escape closes it while it is topmost; navigation to another page closes it, too.
 * @param onEscape closes the layer
 * @returns Whether the layer is topmost. Only the topmost layer may trap the focus.
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
    // The leave guard already asks about unsaved changes.
    if (hasStayed && !isLeaveGuarded()) latest.current()
  }, [pathname, isOpen])

  /* Before paint, so that the layer below releases the focus before this layer takes it. */
  useLayoutEffect(() => {
    if (!isOpen) return
    setLayers([...layers, layer])
    return () => setLayers(layers.filter((other) => other !== layer))
  }, [isOpen, layer])

  const isTopmost = () => layers.at(-1) === layer
  return useSyncExternalStore(subscribe, isTopmost, isTopmost)
}
