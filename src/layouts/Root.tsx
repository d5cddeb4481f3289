import { LiveRegion } from '@core/components/LiveRegion'
import { ConfirmProvider } from '@core/components/overlay/ConfirmProvider'
import { ToastArea } from '@core/toast/ToastArea'
import { useLayoutEffect, useState } from 'react'
import { Navigate, Outlet, ScrollRestoration, useLocation, type Location } from 'react-router-dom'
import { theme } from '@/configs/theme'
import { publicPaths } from '@/navigation/publicPaths'
import { useAppSelector } from '@/redux/app/hooks'
import { selectEndedBy, selectUserData } from '@/redux/shell/session/slice'
import { RouteProgress } from './frame/RouteProgress'
import { useCurrentRoute } from './useCurrentRoute'
import { useHeadingFocus } from './useHeadingFocus'

/** Lets those who are not signed in see what is public, and keeps their place while they sign in. */
function SessionGate() {
  const isSignedIn = useAppSelector(selectUserData) !== null
  const endedBy = useAppSelector(selectEndedBy)
  const { pathname, search, hash } = useLocation()
  const route = useCurrentRoute()

  if (!route || route.isPublic || isSignedIn) return <Outlet />
  // Who signed out on purpose may be someone else when they come back.
  const redirect = endedBy === 'asked' || pathname === '/' ? undefined : pathname + search + hash
  return <Navigate to={publicPaths.login.href({}, { redirect })} replace />
}

/**
 * By what the place in a page is remembered. Those that are opened by an address all have the key `default`: by that, one would
 * begin where another was left.
 */
function scrollKeyOf({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? pathname + search + hash : key
}

/**
 * Restores the scroll position. Mounted after the first commit: `RouterProvider` subscribes to the router in it, and would miss
 * the position that a reload restores.
 */
function ScrollMemory() {
  const [isSubscribed, setSubscribed] = useState(false)
  // eslint-disable-next-line react-hooks/set-state-in-effect -- mounts a component after the first commit, before paint
  useLayoutEffect(() => setSubscribed(true), [])
  return isSubscribed && <ScrollRestoration getKey={scrollKeyOf} />
}

/** What surrounds every page, whatever its layout. */
export function Root() {
  useHeadingFocus()
  return (
    <ConfirmProvider>
      <RouteProgress />
      <SessionGate />
      <ScrollMemory />
      <LiveRegion />
      <ToastArea position={theme.toastPosition} />
    </ConfirmProvider>
  )
}
