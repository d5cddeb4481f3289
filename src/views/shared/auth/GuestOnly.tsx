import { useState, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { landingPath } from '@/configs/publicPaths'
import { useAppSelector } from '@/redux/app/hooks'
import { selectUserData } from '@/redux/shell/session/slice'
import { useDestination } from './useDestination'

/** Makes the guard redirect to the landing page if the user may not see the target. */
const entering = { isEntering: true }

interface GuestOnlyProps {
  /** First page after a login here. */
  next?: string | undefined
  children: ReactNode
}

/** Guest-only page. Logged-in users are redirected to `redirect` or their landing page. */
export function GuestOnly({ next, children }: GuestOnlyProps) {
  const user = useAppSelector(selectUserData)
  // Keep the form visible while the next page loads. Render nothing for users who arrive logged in.
  const [cameSignedIn] = useState(user !== null)
  const wanted = useDestination()

  return (
    <>
      {!(user && cameSignedIn) && children}
      {user && (
        <Navigate to={(cameSignedIn ? undefined : next) ?? wanted ?? landingPath(user.role)} replace state={entering} />
      )}
    </>
  )
}
