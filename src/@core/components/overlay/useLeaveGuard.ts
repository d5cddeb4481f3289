import { useUnsaved } from './unsaved'
import { useDiscardQuestion } from './useDiscardQuestion'

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
