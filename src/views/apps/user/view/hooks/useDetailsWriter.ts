import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { useAppDispatch } from '@/redux/app/hooks'
import type { UserDetails, UserDetailsChange } from '@/redux/apps/user/detailsSchema'
import { selectUserView, updateDetails } from '@/redux/apps/user/viewSlice'

/** What to change, worked out from the details as they are at that moment: others may have been changed since. */
type Change = (details: UserDetails) => Omit<UserDetailsChange, 'userId'>

interface Write {
  change: Change
  /** What to say once it is done. */
  done?: string
  /** Takes the change back: offered together with `done`. */
  undo?: Change
}

/**
 * Saves parts of a user's details. They show at once; a write that fails is put back by the slice and said here.
 * @returns a function that resolves to whether it was saved
 */
export function useDetailsWriter(details: UserDetails): (write: Write) => Promise<boolean> {
  const dispatch = useAppDispatch()
  const errorText = useErrorText()

  return async function write({ change, done, undo }) {
    const result = await dispatch((_, getState) => {
      const { shown } = selectUserView(getState())
      const latest = shown?.details.userId === details.userId ? shown.details : details
      return dispatch(updateDetails({ ...change(latest), userId: details.userId }))
    })
    if (updateDetails.fulfilled.match(result)) {
      if (done !== undefined) toast.success(done, undo && { undo: () => void write({ change: undo }) })
      return true
    }
    if (result.payload)
      toast.error(errorText(result.payload), {
        retry: () => void write({ change, ...(done !== undefined && { done }), ...(undo && { undo }) }),
      })
    return false
  }
}
