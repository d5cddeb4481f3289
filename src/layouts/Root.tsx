import { LiveRegion } from '@core/components/LiveRegion'
import { ConfirmProvider } from '@core/components/overlay/ConfirmProvider'
import { ToastArea } from '@core/toast/ToastArea'
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
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

/** What surrounds every page, whatever its layout. */
export function Root() {
  useHeadingFocus()
  return (
    <ConfirmProvider>
      <RouteProgress />
      <SessionGate />
      <ScrollRestoration />
      <LiveRegion />
      <ToastArea position={theme.toastPosition} />
    </ConfirmProvider>
  )
}
