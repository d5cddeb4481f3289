import type { KeyboardEvent } from 'react'

/** Enter without Shift. While an IME is composing, Enter confirms the word instead. */
export function isPlainEnter(event: KeyboardEvent): boolean {
  // Safari signals composing by `keyCode` alone.
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells
  const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
  return event.key === 'Enter' && !event.shiftKey && !isComposing
}
