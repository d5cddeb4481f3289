import { LiveRegion } from '@core/components/LiveRegion'
import { ConfirmProvider } from '@core/components/overlay/ConfirmProvider'
import { ToastArea } from '@core/toast/ToastArea'
import { useDeferredValue, useLayoutEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet, ScrollRestoration, useLocation, useNavigation, type Location } from 'react-router-dom'
import { theme } from '@/configs/theme'
import { publicPaths } from '@/configs/publicPaths'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { pagePreferencesChanged } from '@/redux/shell/layout/slice'
import { selectEndedBy, selectMustConfirmEmail, selectUserData } from '@/redux/shell/session/slice'
import { useCurrentRoute } from './useCurrentRoute'
import { useHeadingFocus } from './useHeadingFocus'

function RouteProgress() {
  const { t } = useTranslation('core')
  const { state } = useNavigation()
  return state === 'idle' ? null : <div className="route-progress" role="progressbar" aria-label={t('loading')} />
}

/**
 * Redirects logged-out users from private pages to the login page, with the URL to return to. New accounts see only public pages
 * until their email is verified.
 */
function SessionGate() {
  const isSignedIn = useAppSelector(selectUserData) !== null
  const mustConfirm = useAppSelector(selectMustConfirmEmail)
  const endedBy = useAppSelector(selectEndedBy)
  const { pathname, search, hash } = useLocation()
  const route = useCurrentRoute()

  const mayEnter = mustConfirm ? route?.isForUnconfirmed : isSignedIn
  if (!route || route.isPublic || mayEnter) return <Outlet />
  // After a deliberate logout, the next user may be another person.
  const isDeliberate = endedBy === 'asked' || (import.meta.env.VITE_SESSION !== 'bearer' && endedBy === 'localOnly')
  const redirect = isDeliberate || pathname === '/' ? undefined : pathname + search + hash
  return <Navigate to={publicPaths[mustConfirm ? 'verifyEmail' : 'login'].href({}, { redirect })} replace />
}

/** Key of the stored scroll position. Entries opened by URL share the key `default`, so the URL replaces it. */
function scrollKeyOf({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? pathname + search + hash : key
}

/**
 * Restores the scroll position, also after a reload. On the first render the router has no subscriber yet and would lose the
 * position, so this mounts one render later.
 */
function ScrollKeeper() {
  const isMounted = useDeferredValue(true, false)
  return isMounted && <ScrollRestoration getKey={scrollKeyOf} />
}

export function Root() {
  useHeadingFocus()
  return (
    <ConfirmProvider>
      <RouteProgress />
      <SessionGate />
      <ScrollKeeper />
      <LiveRegion />
      <ToastArea position={theme.toastPosition} />
    </ConfirmProvider>
  )
}

export function ApplyPagePreferences({ hasFailed = false, children }: { hasFailed?: boolean; children: ReactNode }) {
  const dispatch = useAppDispatch()
  const route = useCurrentRoute()
  const preferences = hasFailed ? null : (route?.preferences ?? null)

  // Runs before the first paint of the page.
  useLayoutEffect(() => {
    dispatch(pagePreferencesChanged(preferences))
    return () => void dispatch(pagePreferencesChanged(null))
  }, [dispatch, preferences])
  return children
}
