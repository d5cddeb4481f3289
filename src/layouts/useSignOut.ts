import { hasUnsaved, useDiscardQuestion } from '@core/components/overlay/unsaved'
import { useAppDispatch } from '@/redux/app/hooks'
import { signOut } from '@/redux/shell/session/slice'

/** Logs out. Asks first about unsaved changes. */
export function useSignOut(): () => Promise<void> {
  const dispatch = useAppDispatch()
  const mayDiscard = useDiscardQuestion()
  return async () => {
    if (!hasUnsaved() || (await mayDiscard())) await dispatch(signOut('asked'))
  }
}
