import { hasUnsaved, useDiscardQuestion } from '@core/components/overlay/unsaved'
import { useAppDispatch } from '@/redux/app/hooks'
import { signOut } from '@/redux/shell/session/slice'

/** Signs out; asks first when something on the page is not saved. */
export function useSignOut(): () => Promise<void> {
  const dispatch = useAppDispatch()
  const mayDiscard = useDiscardQuestion()
  return async () => {
    if (!hasUnsaved() || (await mayDiscard())) await dispatch(signOut('asked'))
  }
}
