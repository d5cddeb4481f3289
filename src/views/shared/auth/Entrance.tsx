import { useState, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { landingPath } from '@/configs/publicPaths'
import { useAppSelector } from '@/redux/app/hooks'
import { selectUserData } from '@/redux/shell/session/slice'
import { useDestination } from './useDestination'

/** Asks the guard for the landing page where the way leads to what this person may not see. */
const entering = { isEntering: true }

interface EntranceProps {
  /** Where those go first who sign in here. */
  next?: string | undefined
  children: ReactNode
}

/** A page for those who are not signed in. Who is, is led to where they were going, or to where their role begins. */
export function Entrance({ next, children }: EntranceProps) {
  const user = useAppSelector(selectUserData)
  // Who signs in here goes on seeing the page until the next one is there; who comes signed in does not see it at all.
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
