import { AbilityProvider } from '@casl/react'
import { createAppAbility } from '@core/auth/ability'
import { RoutesContext } from '@core/module/routesContext'
import { useMemo, type ReactNode } from 'react'
import { Navigate, useLocation, type Location } from 'react-router-dom'
import { isAllowed, landingFor } from '@/navigation/menu'
import { routes } from '@/navigation/modules'
import { publicPaths } from '@/navigation/publicPaths'
import { useAppSelector } from '@/redux/app/hooks'
import { selectRules, selectUserData } from '@/redux/shell/session/slice'
import { useCurrentRoute } from './useCurrentRoute'

/** Whoever has just signed in is not told off for where the one before them was. */
function isEntering(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isEntering' in state
}

/** The state has to stay the same object: `Navigate` goes anew for each new one, and the way takes a few renders. */
function NotAuthorized({ from }: { from: string }) {
  const state = useMemo(() => ({ from }), [from])
  return <Navigate to={publicPaths.notAuthorized.href()} replace state={state} />
}

/**
 * Gives the signed-in person's ability to what it stands around, and shows a page only to those who may see it. A rule that
 * changes tells at once.
 */
export function AbilityGate({ children }: { children: ReactNode }) {
  const rules = useAppSelector(selectRules)
  const role = useAppSelector(selectUserData)?.role ?? ''
  const place: Location<unknown> = useLocation()
  const { pathname, search, hash } = place
  const route = useCurrentRoute()
  const ability = useMemo(() => createAppAbility(rules), [rules])

  if (!route || isAllowed(route, ability)) {
    return (
      <AbilityProvider value={ability}>
        <RoutesContext value={routes}>{children}</RoutesContext>
      </AbilityProvider>
    )
  }
  const landing = landingFor(role, ability)
  const isSentHome = landing !== pathname && (pathname === publicPaths.home.pattern || isEntering(place.state))
  return isSentHome ? <Navigate to={landing} replace /> : <NotAuthorized from={pathname + search + hash} />
}
