import { AbilityProvider } from '@casl/react'
import { createAppAbility } from '@core/auth/ability'
import { SignOutContext, UserContext } from '@core/auth/user'
import { RoutesContext } from '@core/module/useModuleLink'
import { useMemo, type ReactNode } from 'react'
import { Navigate, useLocation, type Location } from 'react-router-dom'
import { isAllowed, landingFor } from '@/navigation/menu'
import { routes } from '@/navigation/modules'
import { publicPaths } from '@/configs/publicPaths'
import { useAppSelector } from '@/redux/app/hooks'
import { selectRules, selectUserData } from '@/redux/shell/session/slice'
import { useCurrentRoute } from './useCurrentRoute'
import { useSignOut } from './useSignOut'

/** True right after a login or account switch. A forbidden page then redirects to the landing page. */
function isEntering(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isEntering' in state
}

/** Memoizes the state: `Navigate` navigates again for each new object. */
function NotAuthorized({ from }: { from: string }) {
  const state = useMemo(() => ({ from }), [from])
  return <Navigate to={publicPaths.notAuthorized.href()} replace state={state} />
}

/** Renders the page only if the ability allows it. Changed rules take effect at once. */
export function AbilityGate({ children }: { children: ReactNode }) {
  const rules = useAppSelector(selectRules)
  const user = useAppSelector(selectUserData)
  const signOut = useSignOut()
  const place: Location<unknown> = useLocation()
  const { pathname, search, hash } = place
  const route = useCurrentRoute()
  const ability = useMemo(() => createAppAbility(rules), [rules])

  if (!route || isAllowed(route, ability)) {
    return (
      <AbilityProvider value={ability}>
        <UserContext value={user}>
          <SignOutContext value={signOut}>
            <RoutesContext value={routes}>{children}</RoutesContext>
          </SignOutContext>
        </UserContext>
      </AbilityProvider>
    )
  }
  const landing = landingFor(user?.role ?? '', ability)
  const isSentHome = landing !== pathname && (pathname === publicPaths.home.pattern || isEntering(place.state))
  return isSentHome ? <Navigate to={landing} replace /> : <NotAuthorized from={pathname + search + hash} />
}
