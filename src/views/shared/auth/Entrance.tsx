import { useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { landingPath } from '@/navigation/publicPaths'
import { useAppSelector } from '@/redux/app/hooks'
import { selectUnconfirmedEmail, selectUserData } from '@/redux/shell/session/slice'
import { paths } from '@/views/pages/auth/paths'
import { useDestination } from './useDestination'

/** Asks the guard for the landing page where the way leads to what this person may not see. */
const entering = { isEntering: true }

/** A page for those who are not signed in. Who is, is led to where they were going, or to where their role begins. */
export function Entrance({ children }: { children: ReactNode }) {
  const user = useAppSelector(selectUserData)
  // Who signs in here goes on seeing the page until the next one is there; who comes signed in does not see it at all.
  const [cameSignedIn] = useState(user !== null)
  const wanted = useDestination()
  const { search } = useLocation()
  const isNew = useAppSelector(selectUnconfirmedEmail) !== null && !cameSignedIn

  return (
    <>
      {!(user && cameSignedIn) && children}
      {user && (
        <Navigate
          to={isNew ? paths.verifyEmail.pattern + search : (wanted ?? landingPath(user.role))}
          replace
          state={entering}
        />
      )}
    </>
  )
}
