import { updateDetails, selectUserView } from '@/redux/apps/user/viewSlice'
import type { UserDetails, UserDetailsChange } from '@/redux/apps/user/detailsSchema'
import type { WriteDetails } from '@/views/shared/account/useDetailsWriter'
import { useDetailsWriter } from '@/views/shared/account/useDetailsWriter'

type Change = Omit<UserDetailsChange, 'userId'>

/** Saves parts of a user's details. */
export function useUserWriter(details: UserDetails): WriteDetails<UserDetails, Change> {
  const { userId } = details
  return useDetailsWriter({
    thunk: updateDetails,
    latest(state) {
      const { shown } = selectUserView(state)
      return shown?.details.userId === userId ? shown.details : details
    },
    toArg: (change: Change) => ({ ...change, userId }),
  })
}
