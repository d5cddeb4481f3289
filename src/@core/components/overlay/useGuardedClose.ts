import { useLeaveGuard } from './useLeaveGuard'

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
