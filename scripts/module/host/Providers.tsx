import { AbilityProvider } from '@casl/react'
import { createAppAbility } from '@core/auth/ability'
import { UserContext } from '@core/auth/user'
import { ErrorState } from '@core/components/ErrorState'
import { LiveRegion } from '@core/components/LiveRegion'
import { ConfirmProvider } from '@core/components/overlay/ConfirmProvider'
import { keepFocus } from '@core/keepFocus'
import { RoutesContext } from '@core/module/useModuleLink'
import { ToastArea } from '@core/toast/ToastArea'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollRestoration } from 'react-router-dom'
import { theme } from '@/configs/theme'
import { routes } from '@/navigation/modules'
import { rules, user } from './user'

const ability = createAppAbility(rules)

/** Shown instead of a page that failed to load or to render. */
export function PageError() {
  const { t } = useTranslation('core')
  return (
    <div className="shell-content">
      <ErrorState title={t('routeError.title')} text={t('routeError.text')} onRetry={() => window.location.reload()} />
    </div>
  )
}

/** What every page needs: permissions, user, links between modules, dialogs, toasts, live region. */
export function Providers({ children }: { children: ReactNode }) {
  useEffect(keepFocus, [])
  return (
    <ConfirmProvider>
      <AbilityProvider value={ability}>
        <UserContext value={user}>
          <RoutesContext value={routes}>{children}</RoutesContext>
        </UserContext>
      </AbilityProvider>
      <ScrollRestoration />
      <LiveRegion />
      <ToastArea position={theme.toastPosition} />
    </ConfirmProvider>
  )
}
