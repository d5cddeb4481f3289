import { AbilityProvider } from '@casl/react'
import { createAppAbility } from '@core/auth/ability'
import { UserContext } from '@core/auth/user'
import { ErrorState } from '@core/components/ErrorState'
import { LiveRegion } from '@core/components/LiveRegion'
import { ConfirmProvider } from '@core/components/overlay/ConfirmProvider'
import { keepFocus } from '@core/keepFocus'
import { RoutesContext } from '@core/module/useModuleLink'
import { ToastArea } from '@core/toast/ToastArea'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, NavLink, Outlet, ScrollRestoration } from 'react-router-dom'
import { theme } from '@/configs/theme'
import { modules, routes } from '@/navigation/modules'
import { rules, user } from './user'

const ability = createAppAbility(rules)

/** Shown instead of a page that failed to load or to render. */
export function PageError() {
  const { t } = useTranslation('core')
  return (
    <main className="shell-content">
      <ErrorState title={t('routeError.title')} text={t('routeError.text')} onRetry={() => window.location.reload()} />
    </main>
  )
}

function Links() {
  const { t } = useTranslation('nav')
  const linked = modules.flatMap(({ nav, routes: own }) => (nav ? (nav.routes ?? own.map(({ path }) => path)) : []))
  return (
    <nav className="nav nav-underline px-4">
      {routes
        .filter(({ path }) => linked.includes(path))
        .map(({ path, title }) => (
          <NavLink key={path} className="nav-link" to={generatePath(path)}>
            {t(title)}
          </NavLink>
        ))}
    </nav>
  )
}

/** Layout around the pages, with links to them. Replace it by your own: menu, login, logo. */
export function Frame() {
  useEffect(keepFocus, [])
  return (
    <ConfirmProvider>
      <AbilityProvider value={ability}>
        <UserContext value={user}>
          <RoutesContext value={routes}>
            <div className="shell-column">
              <Links />
              <main id="main" className="shell-content" tabIndex={-1}>
                <Outlet />
              </main>
            </div>
          </RoutesContext>
        </UserContext>
      </AbilityProvider>
      <ScrollRestoration />
      <LiveRegion />
      <ToastArea position={theme.toastPosition} />
    </ConfirmProvider>
  )
}
