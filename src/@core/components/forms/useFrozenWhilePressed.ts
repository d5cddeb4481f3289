import { useState, useSyncExternalStore } from 'react'

let isPressed = false
const listeners = new Set<() => void>()

function setPressed(next: boolean) {
  if (isPressed === next) return
  isPressed = next
  for (const listener of listeners) listener()
}
function handleDown() {
  setPressed(true)
}
/* After the click that comes of it. */
function handleUp() {
  setTimeout(setPressed, 0, false)
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener('pointerdown', handleDown, true)
    for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, handleUp, true)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    isPressed = false
    document.removeEventListener('pointerdown', handleDown, true)
    for (const end of ['pointerup', 'pointercancel']) document.removeEventListener(end, handleUp, true)
  }
}

const readPressed = () => isPressed

/**
 * Holds back what would move the page while the pointer is pressed: a press on a button takes the focus from a field, and the
 * field's error must not push the button away from under the pointer.
 *
 * @param value What is to be shown.
 * @returns The same, or what was shown when the press began.
 */
export function useFrozenWhilePressed<Value>(value: Value): Value {
  const isHeld = useSyncExternalStore(subscribe, readPressed, readPressed)
  const [shown, setShown] = useState(value)
  if (!isHeld && shown !== value) setShown(value)
  return isHeld ? shown : value
}
