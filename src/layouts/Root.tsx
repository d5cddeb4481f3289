import { useAbility } from '@casl/react'
import type { AppAbility } from '@core/auth/ability'
import { LiveRegion } from '@core/components/LiveRegion'
import { ConfirmProvider } from '@core/components/overlay/ConfirmProvider'
import { ToastArea } from '@core/toast/ToastArea'
import { useEffect, useRef } from 'react'
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { theme } from '@/configs/theme'
import { isAllowed } from '@/navigation/menu'
import { landingPath, paths } from '@/navigation/paths'
import { useAppSelector } from '@/redux/app/hooks'
import { selectEndedBy, selectUserData } from '@/redux/shell/session/slice'
import { useCurrentRoute } from './useCurrentRoute'

/** After a navigation the focus moves to the new page's heading, so that keyboard and screen reader begin there. */
function useHeadingFocus() {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [pathname])
}

/** Lets a page be seen by those who may see it, and sends the others where they can get on. */
function GuardedPage() {
  const ability = useAbility<AppAbility>()
  const user = useAppSelector(selectUserData)
  const endedBy = useAppSelector(selectEndedBy)
  const { pathname, search, hash } = useLocation()
  const route = useCurrentRoute()

  if (!route || route.isPublic) return <Outlet />
  if (!user) {
    // Who signed out on purpose may be someone else when they come back.
    const redirect = endedBy === 'asked' || pathname === '/' ? undefined : pathname + search + hash
    return <Navigate to={paths.login.href({}, { redirect })} replace />
  }
  if (isAllowed(route, ability)) return <Outlet />
  if (pathname === paths.home.pattern) return <Navigate to={landingPath(user.role)} replace />
  return <Navigate to={paths.notAuthorized.href()} replace state={{ from: pathname + search + hash }} />
}

/** What surrounds every page, whatever its layout. */
export function Root() {
  useHeadingFocus()
  return (
    <ConfirmProvider>
      <GuardedPage />
      <ScrollRestoration />
      <LiveRegion />
      <ToastArea position={theme.toastPosition} />
    </ConfirmProvider>
  )
}
