import { useAbility } from '@casl/react'
import type { AppAbility } from '@core/auth/ability'
import { LiveRegion } from '@core/components/LiveRegion'
import { ConfirmProvider } from '@core/components/overlay/ConfirmProvider'
import { ToastArea } from '@core/toast/ToastArea'
import { useMemo } from 'react'
import { Navigate, Outlet, ScrollRestoration, useLocation, type Location } from 'react-router-dom'
import { theme } from '@/configs/theme'
import { isAllowed } from '@/navigation/menu'
import { landingPath, paths } from '@/navigation/paths'
import { useAppSelector } from '@/redux/app/hooks'
import { selectEndedBy, selectUserData } from '@/redux/shell/session/slice'
import { RouteProgress } from './frame/RouteProgress'
import { useCurrentRoute } from './useCurrentRoute'
import { useHeadingFocus } from './useHeadingFocus'

/** Whoever has just signed in is not told off for where the one before them was. */
function isEntering(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isEntering' in state
}

/** Lets a page be seen by those who may see it, and sends the others where they can get on. */
function GuardedPage() {
  const ability = useAbility<AppAbility>()
  const user = useAppSelector(selectUserData)
  const endedBy = useAppSelector(selectEndedBy)
  const place: Location<unknown> = useLocation()
  const { pathname, search, hash } = place
  const route = useCurrentRoute()

  if (!route || route.isPublic) return <Outlet />
  if (!user) {
    // Who signed out on purpose may be someone else when they come back.
    const redirect = endedBy === 'asked' || pathname === '/' ? undefined : pathname + search + hash
    return <Navigate to={paths.login.href({}, { redirect })} replace />
  }
  if (isAllowed(route, ability)) return <Outlet />
  const landing = landingPath(user.role)
  if (landing !== pathname && (pathname === paths.home.pattern || isEntering(place.state)))
    return <Navigate to={landing} replace />
  return <NotAuthorized from={pathname + search + hash} />
}

/** The state has to stay the same object: `Navigate` goes anew for each new one, and the way takes a few renders. */
function NotAuthorized({ from }: { from: string }) {
  const state = useMemo(() => ({ from }), [from])
  return <Navigate to={paths.notAuthorized.href()} replace state={state} />
}

/** What surrounds every page, whatever its layout. */
export function Root() {
  useHeadingFocus()
  return (
    <ConfirmProvider>
      <RouteProgress />
      <GuardedPage />
      <ScrollRestoration />
      <LiveRegion />
      <ToastArea position={theme.toastPosition} />
    </ConfirmProvider>
  )
}
