import { useDiscardQuestion, useUnsaved } from './unsaved'

/**
 * Guards unsaved changes: leaving the screen or closing the tab asks first.
 * @returns Function that asks the same question, for exits on the page itself. Resolves to the answer.
 */
export function useLeaveGuard(isDirty: boolean): () => Promise<boolean> {
  useUnsaved(isDirty)
  return useDiscardQuestion()
}

/**
 * Wraps `onClose`: asks first if closing would lose changes. Leaving the screen asks, too.
 * @returns Handler for all close controls.
 */
export function useGuardedClose(isDirty: boolean, onClose: () => void): () => void {
  const mayDiscard = useLeaveGuard(isDirty)

  return () => {
    if (!isDirty) onClose()
    else void mayDiscard().then((agreed) => agreed && onClose())
  }
}
