import { useDiscardQuestion, useUnsaved } from './unsaved'

/**
 * Guards unsaved changes. Returns a function that asks the same question, for exits on the page itself.
 * @param isDirty whether there are unsaved changes
 */
export function useLeaveGuard(isDirty: boolean): () => Promise<boolean> {
  useUnsaved(isDirty)
  return useDiscardQuestion()
}

/**
 * Wraps `onClose` for all close controls: asks first if closing would lose changes. Leaving the screen asks, too.
 * @param isDirty whether there are unsaved changes
 */
export function useGuardedClose(isDirty: boolean, onClose: () => void): () => void {
  const mayDiscard = useLeaveGuard(isDirty)

  return () => {
    if (!isDirty) onClose()
    else void mayDiscard().then((agreed) => agreed && onClose())
  }
}
