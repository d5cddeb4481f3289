import { useDiscardQuestion, useUnsaved } from './unsaved'

/**
 * Guards text that is not saved: leaving the screen or closing the tab asks first.
 *
 * @param isDirty Whether there is any.
 * @returns A function that asks the same question, for ways out that the page itself offers; it resolves to the answer.
 */
export function useLeaveGuard(isDirty: boolean): () => Promise<boolean> {
  useUnsaved(isDirty)
  return useDiscardQuestion()
}

/**
 * A way to close something that may hold text not yet saved: asks first when it does. Leaving the screen asks, too.
 *
 * @param isDirty Whether closing would lose something.
 * @param onClose Closes it.
 * @returns What every way of closing has to call.
 */
export function useGuardedClose(isDirty: boolean, onClose: () => void): () => void {
  const mayDiscard = useLeaveGuard(isDirty)

  return () => {
    if (!isDirty) onClose()
    else void mayDiscard().then((agreed) => agreed && onClose())
  }
}
