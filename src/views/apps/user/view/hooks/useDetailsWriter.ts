import { useAppDispatch } from '@/redux/app/hooks'
import { useWrite } from '@/redux/app/useWrite'
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
  const { write } = useWrite()

  return async function store({ change, done, undo }: Write): Promise<boolean> {
    const { shown } = dispatch((_, getState) => selectUserView(getState()))
    const latest = shown?.details.userId === details.userId ? shown.details : details
    const stored = await write(
      updateDetails,
      { ...change(latest), userId: details.userId },
      {
        ...(done !== undefined && { done }),
        ...(undo && { undo: () => store({ change: undo }) }),
        retry: () => store({ change, ...(done !== undefined && { done }), ...(undo && { undo }) }),
      },
    )
    return stored !== null
  }
}
